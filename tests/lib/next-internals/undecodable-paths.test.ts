/** @jest-environment node */
import { decodableUrl } from "@/lib/next-internals/undecodable-paths";

it.each([
  ["an address like any other", "/restaurants/1?x=%zz#%", "/restaurants/1?x=%zz#%"],
  ["encoded letters", "/guides/%C3%A9t%C3%A9", "/guides/%C3%A9t%C3%A9"],
  ["no hexadecimal digits", "/restaurants/%zz?a=1", "/restaurants/%25zz?a=1"],
  ["no UTF-8", "/restaurants/%ff", "/restaurants/%25ff"],
  ["a sign at the end", "/%", "/%25"],
])("reads %s", (_, url, read) => {
  expect(decodableUrl(url)).toBe(read);
});
