/** @jest-environment node */
import { hostChange } from "@/lib/page-cache/own-host";

const { changePage, changeResponse } = hostChange("localhost:3000", "localhost:45123");

test.each([
  ["http://localhost:3000/a", "http://localhost:45123/a"],
  ["UID:picnic@localhost:3000", "UID:picnic@localhost:45123"],
  ["http://localhost:30001", "http://localhost:30001"],
  ["http://notlocalhost:3000", "http://notlocalhost:3000"],
])("%s becomes %s", (before, after) => {
  expect(changePage(before)).toBe(after);
});

test("changes every part of a response, with the lengths that they state", () => {
  const response = {
    html: '<link href="http://localhost:3000/">',
    rscData: Buffer.from('1:T15,http://localhost:30002:"http://localhost:3000"\n'),
    segmentData: new Map([["/_tree", Buffer.from('0:"http://localhost:3000/a"\n')]]),
  };
  expect(changeResponse(response)).toBe(true);
  expect(response.html).toBe('<link href="http://localhost:45123/">');
  expect(response.rscData.toString()).toBe(
    '1:T16,http://localhost:451232:"http://localhost:45123"\n',
  );
  expect(response.segmentData.get("/_tree")?.toString()).toBe('0:"http://localhost:45123/a"\n');
});

test("changes a file, and no picture", () => {
  const file = { body: Buffer.from("<loc>http://localhost:3000/</loc>") };
  const picture = { body: Buffer.from([0x89, 0x50, 0xff]) };
  const bytes = picture.body;
  expect([changeResponse(file), changeResponse(picture)]).toEqual([true, false]);
  expect(file.body.toString()).toBe("<loc>http://localhost:45123/</loc>");
  expect(picture.body).toBe(bytes);
});

test("an address on the default port of HTTP has none", () => {
  const { changePage: toPort } = hostChange("localhost", "localhost:4000");
  expect(toPort("http://localhost/a http://localhost:3000/a")).toBe(
    "http://localhost:4000/a http://localhost:3000/a",
  );
});
