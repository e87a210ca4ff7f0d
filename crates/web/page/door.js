// Runs before anything is drawn: the theme that was chosen, and whether this browser can play at all.
// A plain script without a module or a modern word, so that an old browser gets this far.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("engawa-theme");
    if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
  } catch (closed) {
    // No storage here: the system's theme it is.
  }
  if (typeof WebAssembly !== "object" || !("noModule" in document.createElement("script"))) {
    root.setAttribute("data-door", "old");
  }
})();
