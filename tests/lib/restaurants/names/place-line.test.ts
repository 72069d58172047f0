/** @jest-environment node */
import { placeLine, streetLine } from "@/lib/restaurants/names/place-line";

test.each([
  [["Lindenweg 19", "Berlin"], "Lindenweg 19, Berlin"],
  [["Lindenweg 19, Berlin", "Berlin"], "Lindenweg 19, Berlin"],
  [["Lindenweg 19, 10119 berlin", "Berlin", "Germany"], "Lindenweg 19, 10119 berlin, Germany"],
  [["3rd Block, Bengaluru 560001", "Bengaluru"], "3rd Block, Bengaluru 560001"],
  [["1 Leek Lane, London SW1A 0XX", "London", "UK"], "1 Leek Lane, London SW1A 0XX, UK"],
  // The number of a house.
  [["Via Roma 123", "Roma"], "Via Roma 123, Roma"],
  [["Taiwan", "Taiwan"], "Taiwan"],
  [["4 Neuberlin", "Berlin"], "4 Neuberlin, Berlin"],
  [[undefined, "Berlin", ""], "Berlin"],
  [[undefined, ""], ""],
])("names each part of a place once: %j", (parts, line) => expect(placeLine(...parts)).toBe(line));

test.each([
  ["Lindenweg 19, Berlin", "Berlin", "Lindenweg 19"],
  ["Lindenweg 19, 10119 Berlin", "Berlin", "Lindenweg 19, 10119"],
  ["3rd Block, Bengaluru 560001", "Bengaluru", "3rd Block, 560001"],
  ["1 Leek Lane, London SW1A 0XX", "London", "1 Leek Lane, SW1A 0XX"],
  ["Via Roma 123", "Roma", "Via Roma 123"],
  ["4 Neuberlin", "Berlin", "4 Neuberlin"],
  ["Berlin", "Berlin", undefined],
  [undefined, "Berlin", undefined],
  ["4 Elm Row", "", "4 Elm Row"],
])("an address without its city: %p in %p", (address, city, street) =>
  expect(streetLine({ city, ...(address && { address }) })).toBe(street),
);
