/** The id of the text that says why a press on "Helpful" did not count. */
export const PHOTO_NOT_COUNTED_ID = "photo-not-counted";
