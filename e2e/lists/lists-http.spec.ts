import { gpx } from "@tmcw/togeojson";
import { JSDOM } from "jsdom";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { readRows } from "@/e2e/support/servers/database-shell";

// Lists (P14.800 to P14.806), by forms alone.

/** A new member with a list that begins with Radish & Rye; the path of the list. */
async function withList(visitor: HttpVisitor, name = "Lisbon in May") {
  const email = await signUp(visitor);
  await visitor.open("/restaurants/1/lists");
  await visitor.press("Create list", { Name: name });
  return { email, path: visitor.path };
}

async function add(visitor: HttpVisitor, id: string, name = "Lisbon in May") {
  await visitor.open(`/restaurants/${id}/lists`);
  await visitor.press(`Add to ${name}`);
}

const names = ({ page }: HttpVisitor) =>
  [...page.main.querySelectorAll("h3")].map((heading) => heading.textContent);

test("a list is made from a restaurant's page, ordered, annotated and deleted @core", async ({
  visitor,
  server,
}) => {
  await signUp(visitor);
  await visitor.open("/restaurants/1");
  await visitor.follow("Add to a list");
  expect(visitor.path).toBe("/restaurants/1/lists");
  await visitor.press("Create list", { Name: "  " });
  expect(visitor.description("Name")).toContain("Please give the list a name.");
  await visitor.press("Create list", { Name: "x".repeat(61) });
  expect(visitor.description("Name")).toContain("Please write at most 60 characters.");
  expect(visitor.field("Name").value).toBe("x".repeat(61));
  await visitor.press("Create list", { Name: "Lisbon in May" });
  expect(visitor.path).toMatch(/^\/lists\/[\da-f-]{36}$/);
  const path = visitor.path;
  visitor.main.getByRole("heading", { name: "Lisbon in May" });

  for (const id of ["2", "8"]) await add(visitor, id);
  expect(visitor.path).toBe(`${path}#place-8`);
  const [first, second, third] = names(visitor);
  expect(first).toBe("Radish & Rye");
  await visitor.press(`Move ${third} up`);
  expect(visitor.path).toBe(`${path}#place-8`);
  expect(names(visitor)).toEqual([first, third, second]);
  await visitor.press(`Move ${first} down`);
  expect(names(visitor)).toEqual([third, first, second]);

  const details = visitor.page.main.querySelector<HTMLElement>("#place-1")!;
  await visitor.press("Save", { Day: "2027-05-02", "Private note": "x".repeat(501) }, details);
  const place = () => visitor.page.main.querySelector<HTMLElement>("#place-1")!;
  expect(visitor.description("Private note", place())).toContain(
    "Please write at most 500 characters.",
  );
  expect(visitor.field("Day", place()).value).toBe("2027-05-02");
  await visitor.press("Save", { "Private note": "Ask for rye.", Position: "201" }, place());
  expect(visitor.description("Position", place())).toContain("from 1 to 200");
  await visitor.press("Save", { Position: "1" }, place());
  expect(names(visitor)).toEqual([first, third, second]);
  await visitor.press("Save", { Position: "2" }, place());
  expect(names(visitor)).toEqual([third, first, second]);
  expect(place().textContent).toContain("2 May 2027");
  expect(place().textContent).toContain("Ask for rye.");
  const listId = path.split("/").at(-1);
  expect(
    await readRows(
      server,
      `select restaurant_id, day::text, note from chard.list_places where list_id = '${listId}' order by position`,
    ),
  ).toEqual([
    { restaurant_id: "8", day: null, note: null },
    { restaurant_id: "1", day: "2027-05-02", note: "Ask for rye." },
    { restaurant_id: "2", day: null, note: null },
  ]);

  await visitor.press(`Remove ${second} from list`);
  expect(names(visitor)).toEqual([third, first]);
  await visitor.press("Save name", { "Name of the list": "Lisbon & Porto" });
  visitor.main.getByRole("heading", { name: "Lisbon & Porto" });
  await visitor.open("/restaurants/1/lists");
  visitor.main.getByRole("link", { name: "In this list" });

  await visitor.open("/favorites/list");
  await visitor.follow("Your lists");
  expect(visitor.path).toBe("/lists");
  expect(visitor.page.text).toContain("2 places");
  await visitor.follow(/Lisbon & Porto/);
  await visitor.press("Delete for good");
  expect(visitor.path).toBe("/lists");
  expect(visitor.page.text).not.toContain("Lisbon & Porto");
  expect(
    await readRows(server, `select from chard.list_places where list_id = '${listId}'`),
  ).toEqual([]);
});

test("a list is shared by a link that can be taken back, and private otherwise", async ({
  visitor,
  newVisitor,
}) => {
  const { email, path } = await withList(visitor);
  await visitor.press("Save", { Day: "2027-05-02", "Private note": "A secret" });
  await visitor.press("Share this list");
  const link = visitor.main.getByRole("link", { name: "Link to this list" });
  const address = new URL(link.getAttribute("href")!, visitor.origin).pathname;
  expect(address).toMatch(/^\/lists\/shared\/[\da-f]{32}$/);

  const reader = newVisitor();
  const shared = await reader.open(address);
  expect(shared.headers["cache-control"]).toMatch(/private.*no-store/);
  reader.main.getByRole("heading", { name: "Lisbon in May" });
  expect(shared.text).toContain("A list of Noor Adeyemi.");
  expect(shared.text).toContain("Radish & Rye");
  expect(shared.text).toContain("2 May 2027");
  expect(shared.html).not.toContain("A secret");
  expect(shared.html).not.toContain(email);
  expect(shared.document.querySelector("meta[name=robots]")!.getAttribute("content")).toMatch(
    /noindex/,
  );
  expect(reader.main.queryByRole("button", { name: /Move/ })).toBeNull();

  // Whose it is not sees neither the list nor its files.
  await reader.open(path);
  expect(reader.path).toBe(`/auth?next=${encodeURIComponent(path)}`);
  await signUp(reader);
  for (const other of [path, `${path}/download/gpx`, "/lists/1", "/lists/1/download/gpx"])
    expect([other, (await reader.open(other)).status]).toEqual([other, 404]);

  await visitor.open(path);
  expect(visitor.page.headers["cache-control"]).toMatch(/private.*no-store/);
  await visitor.press("Stop sharing");
  visitor.main.getByRole("button", { name: "Share this list" });
  expect((await reader.open(address)).status).toBe(404);
});

const FILES = [
  ["gpx", "application/gpx+xml", '<wpt lat="'],
  ["kml", "application/vnd.google-earth.kml+xml", "<Placemark>"],
  ["geojson", "application/geo+json", '"FeatureCollection"'],
  ["csv", "text/csv; charset=utf-8", "Number,Name,"],
];

test("a list and the favorites are downloaded as files of four kinds", async ({ visitor }) => {
  const { path } = await withList(visitor);
  await visitor.open("/restaurants/1");
  await visitor.press("Add to favorites");
  for (const [list, file] of [
    [path, "lisbon-in-may"],
    ["/favorites", "favorites"],
  ])
    for (const [format, type, part] of FILES) {
      const response = await visitor.fetch(`${list}/download/${format}`);
      expect(response.headers).toMatchObject({
        "content-type": type,
        "content-disposition": `attachment; filename="${file}.${format}"`,
        "cache-control": "private, no-store",
      });
      expect(response.html).toContain(part);
    }
  await visitor.open(path);
  const written = await visitor.fetch(
    visitor.main.getByRole("link", { name: "GPX" }).getAttribute("href")!,
  );
  const document = new JSDOM(written.html, { contentType: "application/xml" }).window.document;
  expect(gpx(document).features).toMatchObject([
    { geometry: { type: "Point" }, properties: { name: "Radish & Rye" } },
  ]);
  expect((await visitor.fetch(`${path}/download/exe`)).status).toBe(404);
});

test("there are at most 50 lists", async ({ visitor, server }) => {
  const { email } = await withList(visitor);
  await readRows(
    server,
    `insert into chard.lists (user_id, name) select id, 'List ' || n from auth.users, generate_series(1, 49) n where email = '${email}' returning id`,
  );
  await visitor.open("/lists");
  expect(visitor.page.text).toContain("You have 50 lists");
  expect(visitor.main.queryByRole("button", { name: "Create list" })).toBeNull();
});

test("signed out, lists lead to the sign-in", async ({ visitor }) => {
  for (const path of ["/lists", "/restaurants/1/lists"]) {
    await visitor.open(path);
    expect(visitor.path).toBe(`/auth?next=${encodeURIComponent(path)}`);
  }
  for (const path of ["/favorites/download/gpx", "/restaurants/none/lists"]) {
    const { status } = await visitor.fetch(path);
    expect([path, status]).toEqual([path, path.includes("none") ? 404 : 307]);
  }
  expect((await visitor.open(`/lists/shared/${"0".repeat(32)}`)).status).toBe(404);
});
