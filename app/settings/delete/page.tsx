import { DeleteAccountForm } from "@/components/account/deletion/delete-account-form";
import { DeletionFacts } from "@/components/account/deletion/deletion-facts";
import { DeletionByHand } from "@/components/account/deletion/deletion-by-hand";
import { FormScreen } from "@/components/account/form-screen";
import { requireSecondStep } from "@/lib/account/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { canDeleteAccounts } from "@/lib/supabase/secret-key";

export const metadata = pageMetadata({ title: "Delete your account", index: false });

/** Rendered on request: it says whose it is. */
export const dynamic = "force-dynamic";

export default async function DeleteAccountPage() {
  await requireSecondStep(ROUTES.deleteAccount);
  if (!canDeleteAccounts())
    return <FormScreen id="delete-account" title="Delete your account" lead={<DeletionByHand />} />;
  return (
    <FormScreen id="delete-account" title="Delete your account?" lead={<DeletionFacts />}>
      <DeleteAccountForm labelledBy="delete-account" />
    </FormScreen>
  );
}
