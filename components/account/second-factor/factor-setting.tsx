import { useTexts } from "#texts";
import Link from "next/link";
import { Setting } from "@/components/account/settings/settings-section";
import { buttonVariants } from "@/components/ui/button";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/account/settings.json";
import { ROUTES } from "@/lib/routes";

const STATES = {
  on: {
    name: "factor.on",
    text: "factor.on.text",
    action: "factor.on.action",
    spoken: "factor.on.spoken",
  },
  off: {
    name: "factor.off",
    text: "factor.off.text",
    action: "factor.off.action",
    spoken: "factor.off.spoken",
  },
} as const;

/** Whether the account has a second factor, and the way to change that (P14.124). */
export function FactorSetting({ isOn }: { isOn: boolean }) {
  const t = useTexts("settings", english);
  const { name, text, action, spoken } = STATES[isOn ? "on" : "off"];
  return (
    <Setting name={t(name)} text={t(text)}>
      <Link
        href={pathIn(t.language, ROUTES.secondFactor) as "/"}
        prefetch={false}
        className={buttonVariants({ size: "sm" })}
        aria-label={t(spoken)}
      >
        {t(action)}
      </Link>
    </Setting>
  );
}
