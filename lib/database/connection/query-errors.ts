import { DrizzleQueryError } from "drizzle-orm/errors";

/** Values of a statement in the messages of drivers: "Key (email)=(…) already exists.", and the values themselves. */
const TELLING = ["detail", "where", "internalQuery", "params", "parameters", "query"] as const;

function forget(failure: unknown) {
  if (typeof failure !== "object" || failure === null) return;
  for (const name of TELLING) if (name in failure) Reflect.deleteProperty(failure, name);
}

/**
 * An error as it may be logged: a failed statement without its values, which visitors typed. The statement itself, the reason
 * and its code stay.
 */
export function withoutValues(error: unknown) {
  if (error instanceof DrizzleQueryError) {
    const { message, query } = error;
    error.message = `Failed query: ${query}`;
    if (error.stack) error.stack = error.stack.replace(message, error.message);
    error.params = [];
    forget(error.cause);
  }
  return error;
}
