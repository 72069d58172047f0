/** @jest-environment node */
import { cityFragment, parseCityFragment } from "@/lib/cities/fragment";

test.each([
  ["#city=sao-paulo", "sao-paulo"],
  ["city=sao-paulo", "sao-paulo"],
  ["#city=paris&from=mail", "paris"],
  ["#city=", ""],
  ["#europe", undefined],
  ["", undefined],
  ["#%E0%A4%A", undefined],
])("reads %j as the city %j", (hash, id) => {
  expect(parseCityFragment(hash)).toBe(id);
});

test.each(["new-york", "sao-paulo"])("writes %s so that it reads back", (id) => {
  expect(cityFragment(id)).toBe(`#city=${id}`);
  expect(parseCityFragment(cityFragment(id))).toBe(id);
});
