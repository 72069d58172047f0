import { useState, type FormEvent } from "react";
import { formatCount } from "@/lib/counts";

/**
 * Says by how much the text of a field is too long. The field takes all of a pasted text, so that nothing of it is lost. `max`: in
 * UTF-16 code units, as the schemas count.
 */
export function useTextLimit(max: number | undefined) {
  const [length, setLength] = useState(0);
  const excess = max === undefined ? 0 : length - max;

  function onInput({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
    setLength(currentTarget.value.length);
  }

  const characters = excess === 1 ? "1 character" : `${formatCount(excess)} characters`;
  return { onInput, fault: excess > 0 ? `${characters} too long` : undefined };
}
