import { BeginFactorForm } from "@/components/account/second-factor/begin-factor-form";
import { FactorLead } from "@/components/account/second-factor/factor-lead";
import { FormScreen } from "@/components/account/form-screen";
import { TurnOffFactorForm } from "@/components/account/second-factor/turn-off-factor-form";
import { requireSecondStep } from "@/lib/account/queries";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Second factor", index: false });

const ID = "factor-title";

export default async function SecondFactorPage({
  searchParams,
}: PageProps<"/settings/second-factor">) {
  const { for: purpose } = await searchParams;
  const isOn = (await requireSecondStep(ROUTES.secondFactor)).secondFactor !== "none";
  const title = isOn ? "Turn off the second factor" : "Set up a second factor";
  const Form = isOn ? TurnOffFactorForm : BeginFactorForm;
  return (
    <FormScreen id={ID} title={title} lead={<FactorLead {...{ isOn, purpose }} />}>
      <Form labelledBy={ID} />
    </FormScreen>
  );
}
