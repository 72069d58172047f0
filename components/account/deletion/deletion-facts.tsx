import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import english from "@/lib/messages/en/account/settings-pages.json";

const FACTS = ["delete.fact.name", "delete.fact.photos"] as const;

/** What is deleted permanently with an account (P14.61). */
export function DeletionFacts() {
  const t = useTexts("settings-pages", english);
  return (
    <>
      <ul className="mb-3 grid gap-1.5">
        {FACTS.map((fact) => (
          <li key={fact} className="flex gap-3">
            <Icon name="X" className="mt-0.5 flex-none" />
            {t(fact)}
          </li>
        ))}
      </ul>
      <p>{t("delete.topic")}</p>
    </>
  );
}
