/** @jest-environment node */
import { mapPageHref, telHref, websiteName } from "@/lib/restaurants/facts/contact";

it.each([
  ["+1 212 555 0148", "tel:+12125550148"],
  ["(212) 555-0148", "tel:2125550148"],
])("dials %p as %p", (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

it.each([
  ["https://radishandrye.example", "radishandrye.example"],
  ["http://www.radishandrye.example/", "radishandrye.example"],
  ["https://radishandrye.example/menu/", "radishandrye.example/menu"],
])("shows the website %p as %p", (website, name) => {
  expect(websiteName(website)).toBe(name);
});

it("points the map page at the restaurant", () => {
  expect(mapPageHref({ lat: 40.6873, lng: -73.9632 })).toBe(
    "https://www.openstreetmap.org/?mlat=40.6873&mlon=-73.9632#map=17/40.6873/-73.9632",
  );
});
