import { useTexts } from "#texts";
import { useEffect, useRef, useState } from "react";
import { useForm } from "@/components/forms/server-form";
import english from "@/lib/messages/en/forms/photo.json";
import { sizeFault } from "@/lib/photos/size-fault";

type Chosen = { name: string; url: string };

/** What is chosen in the file field of a photo, a picture of it, and what is wrong with it. */
export function useChosenPhoto(field: string, onChange: (isChosen: boolean) => void) {
  const t = useTexts("photo", english);
  const { errors } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<ReturnType<typeof sizeFault>>();
  // Errors of the previous file do not apply to the next one.
  const [outdatedErrors, setOutdatedErrors] = useState<typeof errors>();

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ""), [chosen]);

  function read() {
    const file = input.current?.files?.[0];
    const found = file && sizeFault(file);
    // The server would refuse it.
    if (found) input.current!.value = "";
    const isChosen = file !== undefined && !found;
    setFault(found);
    setOutdatedErrors(errors);
    setChosen(isChosen ? { name: file.name, url: URL.createObjectURL(file) } : undefined);
    onChange(isChosen);
  }

  function clear() {
    if (!input.current) return;
    input.current.value = "";
    read();
    input.current.focus();
  }

  const posted = outdatedErrors === errors ? undefined : errors[field];
  const error = fault ? t(fault) : posted;
  return { input, chosen, error, read, clear };
}
