import type { Page, Request } from "@playwright/test";

// A page sends more than what a test presses: with a session its first view in a tab also exchanges the language.

const isPost = (request: Request) => request.method() === "POST";

/** Whether a request sends a form; other calls of actions send their arguments as text. */
export const isOfForm = (request: Request) =>
  isPost(request) && (request.headers()["content-type"] ?? "").startsWith("multipart/form-data");

/** Whether a request exchanges the favorites with the account. */
export const isOfFavorites = (request: Request) =>
  isPost(request) && (request.postData() ?? "").includes('"added":');

/** Waits for the response to the next request of a kind. */
export const responseTo = (page: Page, isOfKind: (request: Request) => boolean) =>
  page.waitForResponse((response) => isOfKind(response.request()));
