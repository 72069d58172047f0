/** The id of the text that says why a press on "Helpful" did not count. */
export const NOT_COUNTED_ID = "not-counted";
