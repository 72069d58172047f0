/** The file of the icons, with a mark of its content (scripts/assets/icon-sprite.mjs). */
export const SPRITE = "/i/ui.svg?182b";
