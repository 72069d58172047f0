import { useTexts } from "#texts";
import { useState, type FormEvent } from "react";
import english from "@/lib/messages/en/forms/form.json";

/**
 * Says by how much the text of a field is too long. The field takes all of a pasted text, so that nothing of it is lost. `max`: in
 * UTF-16 code units, as the schemas count.
 */
export function useTextLimit(max: number | undefined) {
  const t = useTexts("form", english);
  const [length, setLength] = useState(0);
  const excess = max === undefined ? 0 : length - max;

  function onInput({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    setLength(currentTarget.value.length);
  }

  return { onInput, fault: excess > 0 ? t("too-long", { count: excess }) : undefined };
}
