/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpVisitor } from "@/e2e/support/http/http-visitor";

let server: Server;
let origin: string;
let handle: (request: IncomingMessage, response: ServerResponse, body: string) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += piece));
    request.on("end", () => handle(request, response, body));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const FORM =
  '<main><form method="post"><label>Name <input name="n"></label><button>Send</button></form></main>';

test("cookies come back until they are taken away, and each visitor has an address of its own", async () => {
  const seen: (string | undefined)[] = [];
  handle = ({ headers, url }, response) => {
    seen.push(headers.cookie);
    response.setHeader("Set-Cookie", url === "/end" ? "a=; Max-Age=0; Path=/" : "a=1; Path=/");
    response.end(String(headers["x-forwarded-for"]));
  };
  const [first, second] = [new HttpVisitor(origin), new HttpVisitor(origin)];
  const address = (await first.open("/")).html;
  await first.open("/end");
  expect((await first.open("/")).html).toBe(address);
  expect((await second.open("/")).html).not.toBe(address);
  expect(seen).toEqual([undefined, "a=1", undefined, undefined]);
});

test("a form is sent from its page, and a redirect is followed to its fragment", async () => {
  let posted: unknown;
  handle = ({ method, url, headers }, response, body) => {
    if (method === "GET") return response.end(url === "/form" ? FORM : `<main>${url}</main>`);
    posted = { url, body, origin: headers.origin, referer: headers.referer };
    response.writeHead(303, { Location: "/done?a=1#here", "Set-Cookie": "s=1" }).end();
  };
  const visitor = new HttpVisitor(origin);
  await visitor.open("/form");
  await visitor.press("Send", { Name: "Noor" });
  expect(posted).toEqual({ url: "/form", body: "n=Noor", origin, referer: `${origin}/form` });
  expect(visitor.path).toBe("/done?a=1#here");
  expect(visitor.page.text).toBe("/done?a=1");
});

test("an endless redirect is an error", async () => {
  handle = (_request, response) => response.writeHead(307, { Location: "/" }).end();
  await expect(new HttpVisitor(origin).open("/")).rejects.toThrow("redirects again and again");
});

test("what needs scripts is not there, what stands in its place is", async () => {
  const button = (className: string, name: string) =>
    `<form method="post"><button class="${className}">${name}</button></form>`;
  handle = (_request, response) =>
    response.end(
      `<main>${button("noscript:hidden", "A")}${button("hidden noscript:block", "B")}${button("hidden", "C")}<noscript>${button("", "D")}</noscript></main>`,
    );
  const visitor = new HttpVisitor(origin);
  await visitor.open("/");
  const names = visitor.main.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual(["B", "D"]);
});

test("what is said of a field is read", async () => {
  handle = (_request, response) =>
    response.end(
      '<main><label>A <input aria-describedby="h e"></label><p id="h">A hint.</p><p id="e">An <b>error</b>.</p></main>',
    );
  const visitor = new HttpVisitor(origin);
  await visitor.open("/");
  expect(visitor.description("A")).toBe("A hint. An error.");
});

test("a button is found by the whole of its name, wherever its words stand", async () => {
  const buttons = [
    "<button>Remove <b>it</b></button>",
    '<button aria-label="Next &amp; last">→</button>',
    '<button><img alt="Chosen" src="x"> photo</button>',
    '<span id="a">Other</span><span id="b">one</span><button aria-labelledby="a b">No</button>',
    "<button>Remove it all</button>",
  ];
  const pressed: string[] = [];
  handle = ({ method, url }, response) => {
    if (method === "POST") pressed.push(url!);
    const forms = buttons.map(
      (one, index) => `<form method="post" action="/${index}">${one}</form>`,
    );
    response.end(`<main>${forms.join("")}</main>`);
  };
  const visitor = new HttpVisitor(origin);
  await visitor.open("/");
  for (const name of ["Remove it", "Next & last", "Chosen photo", "Other one", "Remove it all"])
    await visitor.press(name);
  expect(pressed).toEqual(["/0", "/1", "/2", "/3", "/4"]);
  expect(() => visitor.press("No")).toThrow("There are 0 of button No");
  expect(() => visitor.press("Remove")).toThrow("There are 0 of button Remove");
});
