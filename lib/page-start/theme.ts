/** Local storage key of the visitor's choice, "light" or "dark"; without one the system's preference is used. */
export const THEME_STORAGE_KEY = "theme";

/** Runs inline before the first paint, so that the other theme is never visible first. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;
