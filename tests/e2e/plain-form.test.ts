/** @jest-environment node */
import { JSDOM } from "jsdom";
import { fillIn, pressed, field, type Fields } from "@/e2e/support/http/plain-form";

const PHOTO = { name: 'a "b".jpg', mimeType: "image/jpeg", buffer: Buffer.from("PICTURE") };

function open(html: string) {
  const { document } = new JSDOM(html, { url: "http://site.test/page?a=1" }).window;
  return document;
}

/** What is sent when the only button, or the one with this text, is pressed. */
function send(html: string, fields: Fields = {}, text = "Send") {
  const document = open(html);
  fillIn(document.body, fields);
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === text);
  const { method, url, type = "", body } = pressed(button!);
  return { method, url: url.href, type, body: body?.toString() ?? "" };
}

const form = (content: string, attributes = 'method="post"') =>
  `<form ${attributes}>${content}<button>Send</button></form>`;

const bodyOf = (content: string, fields?: Fields) => send(form(content), fields).body;

describe("what a form sends", () => {
  test.each<[string, string, Fields, string]>([
    ["text", '<label>Name <input name="n"></label>', { Name: "Noor A" }, "n=Noor+A"],
    ["what the page has filled in", '<input name="n" value="x">', {}, "n=x"],
    [
      "a hidden field",
      '<input type="hidden" name="$ACTION_1:0" value="{}">',
      {},
      "%24ACTION_1%3A0=%7B%7D",
    ],
    ["nothing without a name", "<label>Name <input></label>", { Name: "x" }, ""],
    ["nothing of an unchecked box", '<label>Yes <input type="checkbox" name="c"></label>', {}, ""],
    ["a checked box", '<label>Yes <input type="checkbox" name="c"></label>', { Yes: true }, "c=on"],
    [
      "nothing of a box that was unchecked",
      '<label>Yes <input type="checkbox" name="c" checked></label>',
      { Yes: false },
      "",
    ],
    [
      "one of the radio buttons",
      '<label>A <input type="radio" name="r" value="a" checked></label><label>B <input type="radio" name="r" value="b"></label>',
      { B: true },
      "r=b",
    ],
    [
      "the value of an option",
      '<label>Kind <select name="s"><option value="1">One<option value="2">Two</select></label>',
      { Kind: "Two" },
      "s=2",
    ],
    ["the first option", '<select name="s"><option>One<option>Two</select>', {}, "s=One"],
    [
      "nothing that is disabled",
      '<input name="a" value="1" disabled><fieldset disabled><input name="b" value="2"></fieldset>',
      {},
      "",
    ],
    [
      "what the legend of a disabled group has",
      '<fieldset disabled><legend><input name="a" value="1"></legend></fieldset>',
      {},
      "a=1",
    ],
    [
      "lines as a browser ends them",
      '<label>Text <textarea name="t"></textarea></label>',
      { Text: "a\nb" },
      "t=a%0D%0Ab",
    ],
    [
      "repeated names in their order",
      '<input name="a" value="2"><input name="a" value="1">',
      {},
      "a=2&a=1",
    ],
  ])("%s", (_what, content, fields, expected) => {
    expect(bodyOf(content, fields)).toBe(expected);
  });

  test("the pressed button alone, with what it says of the form", () => {
    const buttons =
      '<button name="do" value="one">One</button><button name="do" value="two" formaction="/two">Two</button>';
    const sent = send(form(buttons), {}, "Two");
    expect(sent).toMatchObject({ url: "http://site.test/two", body: "do=two" });
  });

  test("fields elsewhere that belong to the form", () => {
    expect(bodyOf("<b></b>").length).toBe(0);
    const html = `<form id="f" method="post"></form><input form="f" name="a" value="1"><button form="f">Send</button>`;
    expect(send(html).body).toBe("a=1");
  });

  test("a search goes into the address", () => {
    const sent = send(form('<input name="q" value="a b">', 'action="/find?old=1"'));
    expect(sent).toMatchObject({ method: "GET", url: "http://site.test/find?q=a+b" });
  });

  test("a form without an address sends to its page", () => {
    expect(send(form("")).url).toBe("http://site.test/page?a=1");
  });
});

describe("files", () => {
  const HTML = form(
    `<label>First <input type="file" name="photo"></label>
     <label>Off <input type="file" name="photo" disabled></label>
     <label>Second <input type="file" name="photo"></label>`,
    'method="post" enctype="multipart/form-data"',
  );

  test("each goes with its own input; an input without one sends an empty file", () => {
    const { type, body } = send(HTML, { Second: PHOTO });
    const boundary = /boundary=(.*)$/.exec(type)![1]!;
    expect(body.split(`--${boundary}`)).toEqual([
      "",
      '\r\nContent-Disposition: form-data; name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n',
      '\r\nContent-Disposition: form-data; name="photo"; filename="a %22b%22.jpg"\r\nContent-Type: image/jpeg\r\n\r\nPICTURE\r\n',
      "--\r\n",
    ]);
  });

  test("of a form that is not multipart the name alone is sent", () => {
    expect(bodyOf('<label>File <input type="file" name="f"></label>', { File: PHOTO })).toBe(
      "f=a+%22b%22.jpg",
    );
  });
});

describe("labels", () => {
  const find = (html: string, label: string) => field(open(html).body, label).getAttribute("name");

  test.each([
    ["around the field", '<label>Name <input name="n"></label>', "Name"],
    ["beside it", '<label for="i">Name</label><input id="i" name="n">', "Name"],
    ["by aria-label", '<input aria-label="Name" name="n">', "Name"],
    ["by aria-labelledby", '<b id="i">Name</b><input aria-labelledby="i" name="n">', "Name"],
    ["in part, where none has it alone", '<label>Name (optional) <input name="n"></label>', "Name"],
    [
      "whole, where another has it in part",
      '<label>Name of the city <input name="x"></label><label>Name <input name="n"></label>',
      "Name",
    ],
  ])("%s", (_what, html, label) => expect(find(html, label)).toBe("n"));

  test("none and several are errors", () => {
    expect(() => find("", "Name")).toThrow('0 fields have the label "Name"');
    const two = "<label>Name <input></label><label>Name <input></label>";
    expect(() => find(two, "Name")).toThrow('2 fields have the label "Name"');
  });
});

describe("what a browser does not do is an error", () => {
  test.each<[string, string, Fields, string]>([
    ["a disabled field", '<label>A <input name="a" disabled></label>', { A: "x" }, "is disabled"],
    [
      "a field of a disabled group",
      "<fieldset disabled><label>A <input></label></fieldset>",
      { A: "x" },
      "is disabled",
    ],
    ["a field to read", "<label>A <input readonly></label>", { A: "x" }, "can only be read"],
    [
      "more than the field takes",
      '<label>A <input maxlength="2"></label>',
      { A: "abc" },
      "takes 2 characters",
    ],
    ["text for a box", '<label>A <input type="checkbox"></label>', { A: "x" }, "is checked or not"],
    [
      "an option that is not there",
      "<label>A <select><option>One</select></label>",
      { A: "Two" },
      'no option "Two"',
    ],
    [
      "an empty field that is required",
      '<input name="a" required>',
      {},
      "The browser asks for a first",
    ],
  ])("%s", (_what, content, fields, message) => {
    expect(() => bodyOf(content, fields)).toThrow(message);
  });

  test("a button that is disabled, or no button of a form", () => {
    expect(() => send("<form><button disabled>Send</button></form>")).toThrow("is disabled");
    expect(() => send("<button>Send</button>")).toThrow("needs a script");
    expect(() => send('<form><button type="button">Send</button></form>')).toThrow(
      "needs a script",
    );
  });

  test("unless the form asks for no checks", () => {
    const required = '<input name="a" required>';
    expect(send(form(required, 'method="post" novalidate')).body).toBe("a=");
  });
});
