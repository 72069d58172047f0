import { request, type IncomingHttpHeaders } from "node:http";
import { isInaccessible, queries, within } from "@testing-library/dom";
import { CookieJar, JSDOM } from "jsdom";
import type { ChosenFile } from "@/e2e/support/http/form-body";
import { withoutCode } from "@/e2e/support/http/page-document";
import {
  chooseFile,
  field,
  fillIn,
  pressed,
  type Fields,
  type Send,
} from "@/e2e/support/http/plain-form";

const REDIRECTS = 10;

/** The classes by which the site hides from a browser without scripts what needs them; its other styles are not loaded. */
const STYLES = `.noscript\\:hidden, .hidden:not([class*="noscript:"]) { display: none }`;

/** The text that a person reads, with single spaces. */
export const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** A response, and its page, parsed when it is first looked at. */
export class HttpPage {
  private parsed: Document | undefined;

  constructor(
    readonly url: URL,
    readonly status: number,
    readonly headers: IncomingHttpHeaders,
    readonly body: Buffer,
  ) {}

  get html() {
    return this.body.toString("utf8");
  }

  /** The path with the query and the fragment. */
  get path() {
    return this.url.pathname + this.url.search + this.url.hash;
  }

  get document() {
    if (this.parsed) return this.parsed;
    const { document } = new JSDOM(withoutCode(this.html), { url: this.url.href }).window;
    const style = document.createElement("style");
    style.textContent = STYLES;
    document.head.append(style);
    return (this.parsed = document);
  }

  get main() {
    return this.document.querySelector("main") ?? this.document.body;
  }

  /** The words of `main`. */
  get text() {
    return textOf(this.main);
  }
}

/** Whether an element may have a name: what it is made of holds each of its words. Computing the names of all buttons takes far longer. */
function mayBeNamed(element: HTMLElement, words: readonly string[]) {
  const { outerHTML } = element;
  if (outerHTML.includes("aria-labelledby=")) return true;
  const parts = outerHTML + (element.textContent ?? "");
  return words.every((word) => parts.includes(word));
}

function named(scope: HTMLElement, role: "link" | "button", name: string | RegExp) {
  if (typeof name !== "string") return queries.queryAllByRole(scope, role, { name, hidden: true });
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return queries
    .queryAllByRole(scope, role, { hidden: true })
    .filter(
      (element) =>
        mayBeNamed(element, words) &&
        queries
          .queryAllByRole(element.parentElement!, role, { name, hidden: true })
          .includes(element),
    );
}

/** The one element of a role and a name that is there for a person. Asking jsdom for each element whether it is takes far longer. */
function only(scope: HTMLElement, role: "link" | "button", name: string | RegExp) {
  const found = named(scope, role, name).filter((element) => !isInaccessible(element));
  if (found.length !== 1) throw new Error(`There are ${found.length} of ${role} ${String(name)}`);
  return found[0]!;
}

type Options = { forwardedFor?: string };

let visitors = 0;

/** Addresses of their own, so that nobody reaches the limits of another: the browser tests have 198.18.0.0/15. */
function newClient() {
  visitors += 1;
  return `10.${process.pid & 255}.${visitors >> 8}.${visitors & 255}`;
}

/** A visitor whose browser runs no scripts: one tab, with cookies and an IP address of its own. */
export class HttpVisitor {
  cookies = new CookieJar();
  private readonly forwardedFor: string;
  private current: HttpPage | undefined;

  constructor(
    readonly origin: string,
    { forwardedFor = newClient() }: Options = {},
  ) {
    this.forwardedFor = forwardedFor;
  }

  /** The page that is open. */
  get page() {
    if (!this.current) throw new Error("No page is open");
    return this.current;
  }

  get path() {
    return this.page.path;
  }

  /** Sends one request and follows nothing; the page that is open stays. */
  async fetch(
    path: string | URL,
    { method = "GET", type, body }: Omit<Partial<Send>, "method"> & { method?: string } = {},
    headers: Record<string, string> = {},
  ) {
    const url = new URL(path, this.current?.url ?? this.origin);
    const cookie = this.cookies.getCookieStringSync(url.href);
    const sent = request(url, {
      // A connection that stays open may be closed by the server while a test does other work.
      agent: false,
      method,
      headers: {
        Accept: "text/html",
        "Sec-Fetch-Site": "same-origin",
        "X-Forwarded-For": this.forwardedFor,
        ...(cookie && { Cookie: cookie }),
        ...(method === "POST" && { Origin: this.origin }),
        ...(body && { "Content-Type": type, "Content-Length": body.length }),
        ...headers,
      },
    });
    return new Promise<HttpPage>((resolve, reject) => {
      sent.on("error", reject).on("response", (response) => {
        const pieces: Buffer[] = [];
        for (const one of response.headers["set-cookie"] ?? [])
          this.cookies.setCookieSync(one, url.href, { ignoreError: true });
        response
          .on("error", reject)
          .on("data", (piece: Buffer) => pieces.push(piece))
          .on("end", () =>
            resolve(
              new HttpPage(url, response.statusCode!, response.headers, Buffer.concat(pieces)),
            ),
          );
      });
      sent.end(body);
    });
  }

  private async go(send: Partial<Send> & { url: URL }, from = this.current) {
    const referer: Record<string, string> = from ? { Referer: from.url.href } : {};
    let page = await this.fetch(send.url, send, referer);
    for (let count = 0; page.headers.location !== undefined; count += 1) {
      if (count === REDIRECTS) throw new Error(`${page.path} redirects again and again`);
      page = await this.fetch(new URL(page.headers.location, page.url), {}, referer);
    }
    return (this.current = page);
  }

  /** Goes on with the session of another visitor, while the page that is open stays. */
  takeCookiesOf({ cookies }: HttpVisitor) {
    this.cookies = cookies;
  }

  /** Opens a page as a visitor does who types its address. */
  open(path: string) {
    this.current = undefined;
    return this.go({ url: new URL(path, this.origin) });
  }

  reload() {
    return this.open(this.path);
  }

  /** Opens the page of a link. */
  follow(name: string | RegExp, scope: HTMLElement = this.page.document.body) {
    const href = only(scope, "link", name).getAttribute("href")!;
    return this.go({ url: new URL(href, this.page.url) });
  }

  /** Enters values into fields by their labels. */
  fill(fields: Fields, scope: HTMLElement = this.page.main) {
    fillIn(scope, fields);
  }

  /** Chooses a file in a field whose label says which of several it is. */
  choose(input: HTMLInputElement, file: ChosenFile) {
    chooseFile(input, file);
  }

  /** The field with this label. */
  field(label: string, scope: HTMLElement = this.page.main) {
    return field(scope, label);
  }

  /** What is said of a field: its hint and its error. */
  description(label: string, scope?: HTMLElement) {
    const ids = this.field(label, scope).getAttribute("aria-describedby")?.split(/\s+/) ?? [];
    return ids.map((id) => textOf(this.page.document.getElementById(id)!)).join(" ");
  }

  /** Enters values and presses the button that sends their form. */
  press(name: string | RegExp, fields: Fields = {}, scope: HTMLElement = this.page.main) {
    const button = only(scope, "button", name);
    const { form } = button as HTMLButtonElement;
    fillIn(form ?? scope, fields);
    return this.go(pressed(button));
  }

  /** Queries of Testing Library in `main`. */
  get main() {
    return within(this.page.main);
  }
}
