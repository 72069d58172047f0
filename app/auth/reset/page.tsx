import { AccountFrame } from "@/components/auth/account-frame";
import { ResetScreen } from "@/components/auth/reset/reset-screen";
import { sendsMail } from "@/lib/mail/send-mail";
import { pageMetadata } from "@/lib/metadata";
import { SUPABASE_URL } from "@/lib/public-env";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: "Set a New Password",
  description: `Ask for a link to set a new password for your ${SITE_NAME} account.`,
  index: false,
});

export default function ResetPage() {
  return (
    <AccountFrame>
      <ResetScreen sendsMail={Boolean(SUPABASE_URL) || sendsMail()} />
    </AccountFrame>
  );
}
