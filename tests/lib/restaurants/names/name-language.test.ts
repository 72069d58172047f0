/** @jest-environment node */
import { directionOfName } from "@/lib/restaurants/names/direction-of-name";
import { nameLang } from "@/lib/restaurants/names/name-language";

it.each([
  ["緑の台所", "JP", "ja", "ltr"],
  ["緑園", "JP", "ja", "ltr"],
  ["绿园", "CN", "zh-Hans", "ltr"],
  ["綠園", "TW", "zh-Hant", "ltr"],
  ["綠園", "DE", "zh", "ltr"],
  ["채식 식당", "KR", "ko", "ltr"],
  ["הגינה", "IL", "he", "rtl"],
  ["الحديقة", "EG", "ar", "rtl"],
  ["باغ سبز", "IR", "fa", "rtl"],
  ["Ουζερί", "GR", "el", "ltr"],
  ["Огород", "RU", "ru", "ltr"],
  ["Город", "UA", "uk", "ltr"],
  ["Київ", "DE", "uk", "ltr"],
  ["Градина", "BG", "bg", "ltr"],
  ["ბაღი", "GE", "ka", "ltr"],
  ["Երևան", "AM", "hy", "ltr"],
  ["ครัว", "TH", "th", "ltr"],
  ["Cafe הגינה", "IL", "he", "ltr"],
  ["„הגינה“", "IL", "he", "rtl"],
])("%s in %s is %s, %s", (name, country, lang, dir) =>
  expect([nameLang(name, country), directionOfName(name)]).toEqual([lang, dir]),
);

it("says nothing of names in Latin letters", () =>
  expect(nameLang("Crème & Śliwka", "PL")).toBeUndefined());

it("says that a language is not known where letters alone do not say it", () =>
  expect(nameLang("綠園", undefined)).toBe("und"));
