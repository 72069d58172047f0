import { AsyncLocalStorage } from "node:async_hooks";

/** What one request needs of the auth service. */
export type RequestScope = {
  /** In milliseconds, all calls so far together. */
  spent: number;
  wasUnavailable: boolean;
};

/** Middleware, pages and instrumentation are bundled apart, but share the process, and so must share this. */
const shared = globalThis as typeof globalThis & {
  chardRequestScopes?: AsyncLocalStorage<RequestScope>;
};
const scopes = (shared.chardRequestScopes ??= new AsyncLocalStorage<RequestScope>());

/** Begins the scope of a request: all further code of the request is in it. */
export function enterRequestScope() {
  const scope: RequestScope = { spent: 0, wasUnavailable: false };
  scopes.enterWith(scope);
  return scope;
}

export function addTimeSpent(ms: number) {
  const scope = scopes.getStore();
  if (scope) scope.spent += ms;
}

/** Marks the request: if it fails, the reason is that accounts were unavailable. */
export function markAccountsUnavailable() {
  const scope = scopes.getStore();
  if (scope) scope.wasUnavailable = true;
}

/** A deadline for a call: `ms` for this one and all that the request made before, so that waits do not add up. */
export function sharedDeadline(ms: number) {
  const spent = scopes.getStore()?.spent ?? 0;
  return AbortSignal.timeout(Math.max(1, Math.round(ms - spent)));
}
