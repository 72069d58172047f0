/** Local storage key of the visitor's own choice, "light" or "dark"; without one the system decides. */
export const THEME_KEY = "theme";

/** Runs inline before the first paint, so that a chosen theme never flashes the other one first. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
