//! A place of the page where a scene of `boards` is shown, anew whenever what it is made from changes.

use engawa_boards::scene::Node;
use leptos::html::Div;
use leptos::prelude::*;

use crate::patch::Stage;

/// A `div` with this class that shows these nodes.
pub fn scene(class: &'static str, nodes: impl Fn() -> Vec<Node> + 'static) -> impl IntoView {
    let place = NodeRef::<Div>::new();
    stage(place, nodes);
    view! { <div class=class node_ref=place></div> }
}

/// Shows these nodes at the end of what is there already.
pub fn stage(place: NodeRef<Div>, nodes: impl Fn() -> Vec<Node> + 'static) {
    let stage: StoredValue<Option<Stage>, LocalStorage> = StoredValue::new_local(None);
    Effect::new(move |_| {
        let Some(parent) = place.get() else { return };
        let nodes = nodes();
        stage.update_value(|stage| {
            stage.get_or_insert_with(|| Stage::new(parent.into(), None)).show(nodes, false);
        });
    });
}
