import { useEffect, useState, type RefObject } from "react";
import { usePaused } from "@/components/forms/use-paused";

/** What the field "address" of the form around an element holds, once its typing pauses; "" while no component uses it. */
export function useAddress(inside: RefObject<HTMLElement | null>, isAsked: boolean) {
  const [address, setAddress] = useState("");

  useEffect(() => {
    const form = isAsked && inside.current?.closest("form");
    if (!form) return;
    const read = () => setAddress(String(new FormData(form).get("address") ?? "").trim());
    form.addEventListener("input", read);
    const frame = requestAnimationFrame(read);
    return () => {
      form.removeEventListener("input", read);
      cancelAnimationFrame(frame);
    };
  }, [inside, isAsked]);

  return usePaused(address);
}
