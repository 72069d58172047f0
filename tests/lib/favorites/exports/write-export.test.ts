/** @jest-environment node */
import { EXPORT_FORMATS, findExportFormat } from "@/lib/favorites/exports/formats";
import { exportFileName, exportResponse } from "@/lib/favorites/exports/write-export";

const [GPX] = EXPORT_FORMATS;

test.each([
  ["Lisbon in May", "lisbon-in-may.gpx"],
  ["São Paulo & Rio", "sao-paulo-rio.gpx"],
  ['a"; filename="b.exe', "a-filename-b-exe.gpx"],
  ["../../etc", "etc.gpx"],
  ["大阪", "list.gpx"],
])("the file of %j is %s", (name, expected) => {
  expect(exportFileName(name, GPX)).toBe(expected);
});

test.each([
  ["gpx", "GPX"],
  ["csv", "CSV"],
  ["exe", undefined],
  ["__proto__", undefined],
])("the format %s is %s", (id, label) => {
  expect(findExportFormat(id)?.label).toBe(label);
});

test.each(EXPORT_FORMATS)("a file of $label is saved, and stored by no cache", async (format) => {
  const response = exportResponse({ name: "Empty", language: "en", places: [] }, format);
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="empty.${format.id}"`,
    "content-type": format.type,
  });
  expect((await response.text()).length).toBeGreaterThan(20);
});
