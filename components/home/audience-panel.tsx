import { CircleCheck } from "lucide-react";
import { AudienceAction } from "@/components/home/audience-action";
import { AudienceLink } from "@/components/home/audience-link";
import { Steps } from "@/components/ui/reading/steps";
import type { Audience } from "@/lib/home/types";

type AudiencePanelProps = { audience: Audience; isKept: boolean };

/** What one audience gets, and how it works in four steps. */
export function AudiencePanel({ audience, isKept }: AudiencePanelProps) {
  const { title, benefits, steps, action } = audience;
  return (
    <div className="mt-10 grid items-start gap-8 md:grid-cols-2 md:gap-20">
      <div>
        <h3 className="font-display text-h3">{title}</h3>
        <ul className="mt-7 mb-8 grid gap-4.5">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="grid grid-cols-[28px_1fr] gap-3.5">
              <CircleCheck
                size={26}
                strokeWidth={1.9}
                aria-hidden="true"
                className="mt-0.5 text-leaf-ink"
              />
              <div>
                <b>{benefit.title}</b>
                <p className="text-ink-2">{benefit.text}</p>
              </div>
            </li>
          ))}
        </ul>
        {isKept ? <AudienceLink {...action} /> : <AudienceAction {...action} />}
      </div>
      <div className="rounded-xl bg-sprout px-5 py-6 md:p-8">
        <h3 className="mb-6 font-display text-h3">How it works</h3>
        <Steps steps={steps} />
      </div>
    </div>
  );
}
