/** @jest-environment node */
import { nameAtSignUp } from "@/lib/database/accounts/members";
import { officialNames } from "@/lib/members/public-name";
import { profileSchema } from "@/lib/members/schema";

const inEnglish = (text: string) => text;

const read = (name: string, town = "") =>
  profileSchema(inEnglish).safeParse({ name, town, page: "profile" });
const message = (name: string, town?: string) => read(name, town).error?.issues[0]?.message;

test.each([
  ["  Ada \n Lovelace ", "Ada Lovelace"],
  ["A\u200bda\u202e", "Ada"],
  ["Jane Chard", "Jane Chard"],
  ["Richard Adminson", "Richard Adminson"],
  ["J.R. Smith", "J.R. Smith"],
  ["Chard fan", "Chard fan"],
  ["Мария", "Мария"],
  ["さくら", "さくら"],
])("%j is the name %j", (typed, name) => expect(read(typed).data?.name).toBe(name));

test.each([
  ["Chard"],
  ["Chard moderator"],
  ["CHARD TEAM"],
  ["C.h.a.r.d support"],
  ["Сhаrd stаff"],
  ["Ｃｈａｒｄ Ｔｅａｍ"],
  ["Mоderator Ann"],
  ["m0derat0r"],
  ["Ad\u200bmin"],
  ["A d m i n i s t r a t o r"],
  ["𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫"],
  ["Модератор"],
])("%s looks like the site's or a moderator's", (name) => {
  expect(message(name)).toMatch("looks like the site's or a moderator's");
  expect(nameAtSignUp({ fullName: name })).toBe("Chard member");
});

test.each([
  ["Greenfork", "Greenfork"],
  ["Greenfork", "green fork support"],
  ["Vegan Austria", "Vegan Austria"],
  ["Vegan Austria", "Team Vegan Austria"],
  ["Vegan Austria!", "VeganAustria"],
])("on a site called %s, %s looks like the site's", (site, name) => {
  expect(officialNames(site)(name)).toBe(true);
});

test.each([
  ["Greenfork", "Chard Support"],
  ["Vegan Austria", "Vegan Ada"],
  ["Vegan Austria", "Ada from Austria"],
])("on a site called %s, %s is a name", (site, name) => {
  expect(officialNames(site)(name)).toBe(false);
});

test.each([
  ["see https://spam.example"],
  ["www.spam"],
  ["Buy at spam.com"],
  ["spam。com now"],
  ["ada@spam.org"],
  ["spam.ru/x"],
])("%s holds an address", (name) => {
  expect(message(name)).toMatch("without the address");
  expect(nameAtSignUp({ fullName: name })).toBe("Chard member");
});

test("a town holds no address either", () =>
  expect(message("Ada", "spam.com")).toMatch("without the address"));

test("a name at the sign-up is one line of at most 60 characters, without half an emoji", () => {
  expect(nameAtSignUp({ fullName: "Ada\n\u202eLovelace" })).toBe("Ada ecalevoL");
  expect(nameAtSignUp({ fullName: `${"a".repeat(59)}🌱` })).toBe("a".repeat(59));
  expect(nameAtSignUp({})).toBe("Chard member");
});
