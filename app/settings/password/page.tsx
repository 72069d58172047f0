import { FormScreen } from "@/components/account/form-screen";
import { PasswordForm } from "@/components/account/settings/password-form";
import { OTHER_SESSIONS_NOTE } from "@/lib/account/saved";
import { requireSecondStep } from "@/lib/account/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Change your password", index: false });

/** Rendered on request: it says whose it is. */
export const dynamic = "force-dynamic";

export default async function ChangePasswordPage() {
  const { email } = await requireSecondStep(ROUTES.changePassword);
  return (
    <FormScreen
      id="change-password"
      title="Change your password"
      lead={<p>You stay signed in here. {OTHER_SESSIONS_NOTE}</p>}
    >
      <PasswordForm labelledBy="change-password" email={email} />
    </FormScreen>
  );
}
