/** The id of the text that says why a press on "Helpful" or on a price did not count. */
export const TIP_NOT_COUNTED_ID = "tip-not-counted";
