import { useEffect, useRef, useState } from "react";
import { useForm } from "@/components/forms/server-form";
import { MAX_PHOTO_BYTES } from "@/lib/photos/limits";

const TOO_LARGE = "This photo is larger than 10 MB. Choose a smaller one.";

type Chosen = { name: string; url: string };

/** What is chosen in the file field of a photo, a picture of it, and what is wrong with it. */
export function useChosenPhoto(field: string, onChange: (isChosen: boolean) => void) {
  const { errors } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  // What was said of the file before is not said of the next one.
  const [answered, setAnswered] = useState<typeof errors>();

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ""), [chosen]);

  function read() {
    const file = input.current?.files?.[0];
    const isTooLarge = file !== undefined && file.size > MAX_PHOTO_BYTES;
    if (isTooLarge) input.current!.value = "";
    const isChosen = file !== undefined && !isTooLarge;
    setFault(isTooLarge ? TOO_LARGE : undefined);
    setAnswered(errors);
    setChosen(isChosen ? { name: file.name, url: URL.createObjectURL(file) } : undefined);
    onChange(isChosen);
  }

  function clear() {
    if (!input.current) return;
    input.current.value = "";
    read();
    input.current.focus();
  }

  const error = fault ?? (answered === errors ? undefined : errors[field]);
  return { input, chosen, error, read, clear };
}
