import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useState, type KeyboardEvent } from "react";
import { FormField, type FormFieldProps } from "@/components/ui/fields/form-field";
import english from "@/lib/messages/en/sign-in/password.json";

/** A password that can be shown, with a word when Caps Lock is on. */
export function PasswordField(field: Omit<FormFieldProps, "icon" | "type" | "end" | "hint">) {
  const t = useTexts("password", english);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const icon = shown ? "EyeOff" : "Eye";

  function watchCapsLock(event: KeyboardEvent) {
    setCapsLock(event.getModifierState("CapsLock"));
  }

  return (
    <FormField
      {...field}
      icon="Lock"
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      hint={capsLock ? t("caps-lock") : undefined}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      end={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-me-3 grid size-11 flex-none place-items-center rounded-inner noscript:hidden"
        >
          <Icon name={icon} className="text-ink-3" />
          {/* Not an aria-label: the field alone is labelled with the word. */}
          <span className="sr-only">{t("show")}</span>
        </button>
      }
    />
  );
}
