/** @jest-environment node */
import { JSDOM } from "jsdom";
import type * as Calendar from "@/lib/community/event-calendar";
import type * as BlogFeed from "@/lib/community/feed";
import type * as MailLink from "@/lib/embedded/mails/mail-link-page";
import type * as Gpx from "@/lib/favorites/exports/gpx";
import type * as PlainPage from "@/lib/http/plain-page";
import type * as Render from "@/lib/mail/render";

/** With every sign that has a meaning in HTML or XML. */
const NAME = `Ivy & "Oak's" <i>`;

async function named<Module>(load: () => Promise<unknown>) {
  jest.resetModules();
  process.env.NEXT_PUBLIC_SITE_NAME = NAME;
  try {
    return (await load()) as Module;
  } finally {
    delete process.env.NEXT_PUBLIC_SITE_NAME;
  }
}

const html = (text: string) => new JSDOM(text).window.document;
const xml = (text: string) => new JSDOM(text, { contentType: "text/xml" }).window.document;

test("a mail says it as it is", async () => {
  const { renderHtml, renderText } = await named<typeof Render>(() => import("@/lib/mail/render"));
  const document = html(renderHtml("Hello", []));
  expect(document.querySelector("p:last-child")?.textContent).toBe(NAME);
  expect(document.querySelector("i")).toBeNull();
  expect(renderText([])).toContain(NAME);
});

test("pages that are put together as text say it as it is", async () => {
  const { mailLinkPage } = await named<typeof MailLink>(
    () => import("@/lib/embedded/mails/mail-link-page"),
  );
  const { plainPage } = await named<typeof PlainPage>(() => import("@/lib/http/plain-page"));
  const link = html(
    await mailLinkPage({ kind: "signup", email: "a@b.example", fields: {} }).text(),
  );
  const plain = html(plainPage({ title: "Sorry", paragraphs: [] }));
  expect(link.title).toBe(`Confirm your email address | ${NAME}`);
  expect(link.querySelector("a")?.textContent).toBe(NAME);
  expect(plain.title).toBe(`Sorry | ${NAME}`);
  for (const document of [link, plain]) expect(document.querySelector("i")).toBeNull();
});

test("feeds and files say it as it is", async () => {
  const { blogFeed } = await named<typeof BlogFeed>(() => import("@/lib/community/feed"));
  const { toGpx } = await named<typeof Gpx>(() => import("@/lib/favorites/exports/gpx"));
  const feed = xml(blogFeed([]));
  expect(feed.querySelector("channel > title")?.textContent).toBe(`${NAME} Blog`);
  expect(feed.querySelector("generator")?.textContent).toBe(NAME);
  const gpx = xml(toGpx({ name: "Lunch", places: [], language: "en" }));
  expect(gpx.documentElement.getAttribute("creator")).toBe(NAME);
});

test("a calendar names its maker on one line", async () => {
  const { eventCalendar } = await named<typeof Calendar>(
    () => import("@/lib/community/event-calendar"),
  );
  const text = eventCalendar({
    id: "picnic",
    title: "Picnic",
    description: "",
    date: "2026-12-01T12:00:00",
    end: "2026-12-01T14:00:00",
    timeZone: "Europe/Vienna",
    location: "Prater",
    updatedAt: "2026-11-01T12:00:00Z",
    sample: false,
  });
  expect(text).toContain(`PRODID:-//${NAME}//Events//EN`);
});
