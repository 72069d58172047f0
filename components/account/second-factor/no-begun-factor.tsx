import { useTexts } from "#texts";
import Link from "next/link";
import { FormScreen } from "@/components/account/form-screen";
import { buttonVariants } from "@/components/ui/button";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/account/settings-pages.json";
import { ROUTES } from "@/lib/routes";

const ON = {
  title: "key.on",
  lead: "key.on.lead",
  href: ROUTES.settings,
  label: "back",
} as const;
const EXPIRED = {
  title: "key.again",
  lead: "key.again.lead",
  href: ROUTES.secondFactor,
  label: "factor.set-up",
} as const;

/** The page for a first code where no second factor waits for one: it is on already, or its time has expired. */
export function NoBegunFactor({ isOn }: { isOn: boolean }) {
  const t = useTexts("settings-pages", english);
  const { title, lead, href, label } = isOn ? ON : EXPIRED;
  return (
    <FormScreen id="factor-code" title={t(title)} lead={<p>{t(lead)}</p>}>
      <Link
        href={pathIn(t.language, href) as "/"}
        prefetch={false}
        className={buttonVariants({ variant: "beet", size: "lg" })}
      >
        {t(label)}
      </Link>
    </FormScreen>
  );
}
