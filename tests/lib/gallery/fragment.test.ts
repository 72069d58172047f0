/** @jest-environment node */
import { imageFragment, imageIdOf } from "@/lib/gallery/fragment";

it.each([
  ["#image-1", 1],
  ["#image-50", 50],
  [imageFragment(14), 14],
  ["", undefined],
  ["#", undefined],
  ["#content", undefined],
  ["#image-", undefined],
  ["#image-0", undefined],
  ["#image-01", undefined],
  ["#image-1.5", undefined],
  ["#image--1", undefined],
  ["#image-1x", undefined],
  ["#x#image-1", undefined],
  ["#image-99999999999999999999", undefined],
])("reads %j as %j", (hash, id) => {
  expect(imageIdOf(hash)).toBe(id);
});
