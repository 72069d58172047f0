/** @jest-environment node */
import { largestInView } from "@/lib/places/largest-in-view";

const SIZE = { width: 500, height: 640 };
const BERLIN = { name: "Berlin", lat: 52.52, lng: 13.405 };
const POTSDAM = { name: "Potsdam", lat: 52.39, lng: 13.06 };
const MUNICH = { name: "Munich", lat: 48.14, lng: 11.58 };
const PARIS = { name: "Paris", lat: 48.86, lng: 2.35 };
const PLACES = [BERLIN, MUNICH, POTSDAM, PARIS];

const shown = (zoom: number) =>
  largestInView(PLACES, { lat: 51, lng: 11, zoom }, SIZE, 76).map(({ name }) => name);

test("shows the first of those that would overlap, and none outside the view", () => {
  expect(shown(6)).toEqual(["Berlin", "Munich"]);
});

test("shows more from near, fewer from afar", () => {
  const near = largestInView(PLACES, { ...BERLIN, zoom: 9 }, SIZE, 76);
  expect(near).toEqual([BERLIN, POTSDAM]);
  expect(shown(2)).toEqual(["Berlin"]);
});
