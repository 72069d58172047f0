import { create } from "xmlbuilder2";

/** A document that is written by an element after the other; what XML does not allow in texts is left out. */
export function xmlDocument() {
  return create({ version: "1.0", encoding: "UTF-8", invalidCharReplacement: "" });
}

/** A text for the builder, which takes "&lt;" for "<": what was typed is written as it is. */
export function literal(text: string) {
  return text.replaceAll("&", "&amp;");
}
