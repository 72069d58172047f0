import { BegunFactorKey } from "@/components/account/second-factor/begun-factor-key";
import { FormScreen } from "@/components/account/form-screen";
import { NoBegunFactor } from "@/components/account/second-factor/no-begun-factor";
import { TurnOnFactorForm } from "@/components/account/second-factor/turn-on-factor-form";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { requireUser } from "@/lib/account/queries";
import { getBegunFactor } from "@/lib/account/second-factor/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Set up a second factor", index: false });

/** Rendered on request: it shows the visitor's own key. */
export const dynamic = "force-dynamic";

const ID = "factor-code";
const LEAD = "Scan this with your authenticator app, then enter the code that it shows.";

export default async function SecondFactorCodePage() {
  const { secondFactor } = await requireUser(ROUTES.secondFactor);
  const begun = await getBegunFactor();
  if (!begun || secondFactor !== "none") return <NoBegunFactor isOn={secondFactor !== "none"} />;
  return (
    <FormScreen id={ID} title="Add the key to your app" lead={<p>{LEAD}</p>}>
      <LeaveWhenSignedOut />
      <BegunFactorKey uri={begun.uri} />
      <TurnOnFactorForm labelledBy={ID} />
    </FormScreen>
  );
}
