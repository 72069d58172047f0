import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { AudienceAction } from "@/components/home/audience-action";
import { AudienceLink } from "@/components/home/audience-link";
import { Steps } from "@/components/ui/reading/steps";
import type { Audience } from "@/lib/home/types";
import english from "@/lib/messages/en/home.json";

type AudiencePanelProps = { audience: Audience; isKept: boolean };

/** What one audience gets, and how it works in four steps. */
export function AudiencePanel({ audience, isKept }: AudiencePanelProps) {
  const t = useTexts("home", english);
  const { title, benefits, steps, action } = audience;
  const { href } = action.today;
  const texts = {
    label: t(action.label),
    notOpen: t(action.notOpen),
    description: t("not-open.today"),
    today: { label: t(action.today.label), href },
    member: t("foodies.member"),
  };
  return (
    <div className="mt-10 grid items-start gap-8 md:grid-cols-2 md:gap-20">
      <div>
        <h3 className="font-display text-h3">{t(title)}</h3>
        <ul className="mt-7 mb-8 grid gap-4.5">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="grid grid-cols-[28px_1fr] gap-3.5">
              <Icon name="CircleCheck" size={26} className="mt-0.5 text-leaf-ink" />
              <div>
                <b>{t(benefit.title)}</b>
                <p className="text-ink-2">{t(benefit.text)}</p>
              </div>
            </li>
          ))}
        </ul>
        {isKept ? <AudienceLink {...texts} /> : <AudienceAction {...texts} />}
      </div>
      <div className="rounded-xl bg-sprout px-5 py-6 md:p-8">
        <h3 className="mb-6 font-display text-h3">{t("audiences.how")}</h3>
        <Steps steps={steps.map(({ title: step, text }) => ({ title: t(step), text: t(text) }))} />
      </div>
    </div>
  );
}
