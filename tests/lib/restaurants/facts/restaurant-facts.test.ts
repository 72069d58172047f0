/** @jest-environment node */
import { presentFacts } from "@/lib/corrections/present-facts";
import { correctionSchema, correctedFacts } from "@/lib/corrections/schema";
import { translator } from "@/lib/languages/translator";
import correction from "@/lib/messages/en/forms/correction.json";
import factsForm from "@/lib/messages/en/forms/facts-form.json";
import { factWords } from "@/lib/desk/fact-words";
import { factLabel, readFacts } from "@/lib/desk/facts";
import { venueFacts } from "@/lib/desk/venues/read-changes";
import { venueSchema } from "@/lib/desk/venues/schema";
import { RESTAURANT_FACTS } from "@/lib/restaurants/facts/fact-table";
import {
  CHOICE_FACTS,
  choicesOf,
  DESK_FACTS,
  FACT_NAMES,
  LIST_FACTS,
} from "@/lib/restaurants/facts/restaurant-facts";
import { exampleRestaurant } from "@/tests/lib/restaurants/example";

const restaurant = exampleRestaurant();

const schema = correctionSchema(translator("en", factsForm), translator("en", correction));

test.each(FACT_NAMES)("%s has its label in the form for corrections", (name) => {
  const { label } = RESTAURANT_FACTS[name];
  expect(factLabel(name)).toBe(label);
  expect(presentFacts(restaurant).find((fact) => fact.name === name)).toMatchObject({ label });
});

test.each(DESK_FACTS)("%s is a field of the desk's form", (name) => {
  expect(Object.keys(venueSchema.def.shape)).toContain(name);
  expect(venueFacts(restaurant)).toHaveProperty(name);
});

test.each(CHOICE_FACTS)("each choice of %s is sent, read and shown in its words", (name) => {
  for (const { value, label } of choicesOf(name)) {
    const sent = { restaurantId: "1", evidence: "I was there.", [name]: value };
    expect(schema.safeParse(sent).success).toBe(true);
    expect(correctedFacts(sent)).toEqual({ [name]: value });
    expect(String(readFacts({ [name]: value })[name])).toBe(value);
    expect(factWords(name, value)).toBe(label);
  }
  expect(readFacts({ [name]: "elsewhere" })).toEqual({});
});

test.each(LIST_FACTS)("each value of %s is read, and no other one", (name) => {
  const values = [...RESTAURANT_FACTS[name].values];
  expect(readFacts({ [name]: values.join(", ") })[name]).toEqual(values);
  expect(readFacts({ [name]: "elsewhere" })).toEqual({});
});
