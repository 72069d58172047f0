import Link from "next/link";
import { Setting } from "@/components/account/settings/settings-section";
import { buttonVariants } from "@/components/ui/button";
import { ROUTES } from "@/lib/routes";

const STATES = {
  on: {
    name: "On",
    text: "Signing in asks for a code from your authenticator app.",
    action: "Turn off",
  },
  off: {
    name: "Off",
    text: "A code from an authenticator app in addition to your password: the password alone is then not enough to sign in.",
    action: "Set up",
  },
};

/** Whether the account has a second factor, and the way to change that (P14.124). */
export function FactorSetting({ isOn }: { isOn: boolean }) {
  const { name, text, action } = STATES[isOn ? "on" : "off"];
  return (
    <Setting name={name} text={text}>
      <Link
        href={ROUTES.secondFactor}
        prefetch={false}
        className={buttonVariants({ size: "sm" })}
        aria-label={`${action}: second factor`}
      >
        {action}
      </Link>
    </Setting>
  );
}
