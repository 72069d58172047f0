/** There is no data that could be imported; the message says why. */
export class ExtractError extends Error {}

/** The response is not that of a successful Overpass query; `what` says what it is. */
export class UnreadableError extends ExtractError {
  constructor(readonly what: string) {
    super(`${what} Nothing was changed; --force does not help, since the data cannot be read.`);
  }
}

export class CutShortError extends UnreadableError {
  constructor() {
    super("The response is cut short: it ends in the middle of the data.");
  }
}
