import type { KeyboardEvent } from "react";

/** The code of a key that an input method takes. */
const PROCESSED = 229;

/** Whether a key belongs to an input method that composes a character. Safari's Enter comes after the end of the composition, with the code alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === PROCESSED;
