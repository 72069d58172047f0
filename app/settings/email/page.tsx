import { EmailForm } from "@/components/account/settings/email-form";
import { FormScreen } from "@/components/account/form-screen";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { requireSecondStep } from "@/lib/account/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Change your email", index: false });

/** Rendered on request: it says whose it is. */
export const dynamic = "force-dynamic";

export default async function ChangeEmailPage() {
  const { email } = await requireSecondStep(ROUTES.changeEmail);
  return (
    <FormScreen
      id="change-email"
      title="Change your email"
      lead={
        <p>
          Your current email is <b className="wrap-anywhere">{email}</b>. You sign in with it.
        </p>
      }
    >
      <LeaveWhenSignedOut />
      <EmailForm labelledBy="change-email" />
    </FormScreen>
  );
}
