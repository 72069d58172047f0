import { useEffect, useRef, useState } from "react";

/**
 * The text of a form's field (typed, written by another part of the form, or restored from a draft), the ref of that field, and a
 * function that writes into it as typing would.
 */
export function useFieldText(initial = "") {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);

  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    const read = () => setText(field.current?.value ?? "");
    form.addEventListener("input", read);
    // The form puts a draft back after this.
    const frame = requestAnimationFrame(read);
    return () => {
      form.removeEventListener("input", read);
      cancelAnimationFrame(frame);
    };
  }, []);

  function write(value: string) {
    if (!field.current || field.current.value === value) return;
    field.current.value = value;
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return [text, field, write] as const;
}
