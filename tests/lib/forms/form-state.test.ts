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
    expect(fields).toEqual({ text: Buffer.from(text.replaceAll("\0", "")).toString(), photo });
    expect(fields.photo).toBeInstanceOf(File);
  }
});

it("fills in again what was typed, but no passwords", () => {
  const photo = new File(["x"], "x.jpg");
  const data = formOf({ name: "Ada", newPassword: "secret", $ACTION_ID_1: "", photo });
  expect(textsOf(data)).toEqual({ name: "Ada" });
});
