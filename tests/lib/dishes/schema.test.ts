/** @jest-environment node */
import { dishSchema as schemaIn, markSchema } from "@/lib/dishes/schema";
import { fieldErrors } from "@/lib/forms/field-errors";
import { translator } from "@/lib/languages/translator";
import german from "@/lib/messages/de/forms/dish.json";
import english from "@/lib/messages/en/forms/dish.json";

const dishSchema = schemaIn(translator("en", english));
const DISH = { restaurantId: "kopps-berlin", name: "Seitan doner" };

const errorsOf = (fields: object) => {
  const { error } = dishSchema.safeParse({ ...DISH, ...fields });
  return error ? Object.keys(fieldErrors(error)) : [];
};

test("a name is enough", () => {
  expect(dishSchema.parse({ ...DISH, name: "  Seitan \n doner " })).toEqual({
    ...DISH,
    request: "",
    price: "",
  });
});

test.each<[object, string[]]>([
  [{ name: "x" }, ["name"]],
  [{ name: "x".repeat(81) }, ["name"]],
  [{ name: "x".repeat(80) }, []],
  [{ name: "!!!" }, ["name"]],
  [{ name: "Soup www.example.org" }, ["name"]],
  [{ level: "vegan" }, []],
  [{ level: "meat" }, ["level"]],
  [{ level: "on request" }, ["request"]],
  [{ level: "on request", request: "without the egg" }, []],
  [{ request: "x".repeat(121) }, ["request"]],
  [{ price: "13,50" }, []],
  [{ price: "a lot" }, ["price"]],
  [{ restaurantId: "../desk" }, ["restaurantId"]],
])("%j has errors in %j", (fields, names) => expect(errorsOf(fields)).toEqual(names));

test.each([
  [{ name: "x" }, "Bitte schreib den Namen des Gerichts in 2 bis 80 Zeichen."],
  [{ name: "Suppe www.example.org" }, "ohne Webadresse"],
  [{ level: "on request" }, "was man beim Bestellen sagt"],
  [{ request: "x".repeat(121) }, "höchstens 120 Zeichen"],
  [{ price: "viel" }, "einen Preis wie 13,50"],
])("on a German page %j is wrong in German", (fields, fault) => {
  const { error } = schemaIn(translator("de", german)).safeParse({ ...DISH, ...fields });
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  [{ kind: "ate" }, true],
  [{ kind: "gone", intent: "remove" }, true],
  [{ kind: "liked" }, false],
  [{ kind: "ate", dishId: "1; drop table" }, false],
])("a mark %j is one: %s", (fields, isOne) => {
  const mark = { dishId: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c0001", restaurantId: "3", ...fields };
  expect(markSchema.safeParse(mark).success).toBe(isOne);
});
