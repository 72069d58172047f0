/** @jest-environment node */
import { fieldsOf } from "@/lib/forms/fields-of";
import { textsOf } from "@/lib/forms/form-state";
import { HOSTILE_STRINGS } from "@/tests/fakes/hostile-strings";

function formOf(entries: Record<string, string | File>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

it("passes schemas texts that the database can store, and files unchanged", () => {
  const photo = new File(["x"], "x.jpg");
  for (const text of HOSTILE_STRINGS) {
    const fields = fieldsOf(formOf({ text, photo }));
    expect(fields.text).not.toMatch(/[\p{Cs}\0\r\u202a-\u202e\u200b]/u);
    expect(fields.photo).toBeInstanceOf(File);
  }
});

it("takes out what cannot be seen, but leaves passwords as they were typed", () => {
  const fields = { text: "a\u202eb\u202c\u200b", newPassword: "a\u202eb\u200b" };
  expect(fieldsOf(formOf(fields))).toEqual({ text: "ab", newPassword: fields.newPassword });
});

it("counts a line break as one character, as the browser does", () => {
  expect(fieldsOf(formOf({ text: "one\r\ntwo\r\n" }))).toEqual({ text: "one\ntwo\n" });
});

it("fills in again what was typed, but no passwords", () => {
  const photo = new File(["x"], "x.jpg");
  const data = formOf({ name: "Ada", newPassword: "secret", $ACTION_ID_1: "", photo });
  expect(textsOf(data)).toEqual({ name: "Ada" });
});
