/** The id of the text that says why a press on "I ate this" or "No longer served" did not count. */
export const MARK_NOT_COUNTED_ID = "dish-not-counted";
