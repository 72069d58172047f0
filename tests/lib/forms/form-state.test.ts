/** @jest-environment node */
import { fieldsOf, textsOf } from "@/lib/forms/form-state";
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
    const kept = text.replaceAll("\0", "").replaceAll("\r\n", "\n");
    expect(fields).toEqual({ text: Buffer.from(kept).toString(), photo });
    expect(fields.photo).toBeInstanceOf(File);
  }
});

it("counts a line break as one character, as the browser does", () => {
  expect(fieldsOf(formOf({ text: "one\r\ntwo\r\n" }))).toEqual({ text: "one\ntwo\n" });
});

it("fills in again what was typed, but no passwords", () => {
  const photo = new File(["x"], "x.jpg");
  const data = formOf({ name: "Ada", newPassword: "secret", $ACTION_ID_1: "", photo });
  expect(textsOf(data)).toEqual({ name: "Ada" });
});
