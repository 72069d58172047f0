import Link from "next/link";
import { FormScreen } from "@/components/account/form-screen";
import { buttonVariants } from "@/components/ui/button";
import { ROUTES } from "@/lib/routes";

/** The page for a first code where no second factor waits for one: it is on already, or its time has expired. */
export function NoBegunFactor({ isOn }: { isOn: boolean }) {
  const { title, lead, href, label } = isOn
    ? {
        title: "The second factor is on",
        lead: "Signing in asks for a code from your authenticator app.",
        href: ROUTES.settings,
        label: "Settings",
      }
    : {
        title: "Start again",
        lead: "A key is valid for 10 minutes and shown once.",
        href: ROUTES.secondFactor,
        label: "Set up a second factor",
      };
  return (
    <FormScreen id="factor-code" title={title} lead={<p>{lead}</p>}>
      <Link
        href={href}
        prefetch={false}
        className={buttonVariants({ variant: "beet", size: "lg" })}
      >
        {label}
      </Link>
    </FormScreen>
  );
}
