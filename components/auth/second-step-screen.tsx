import { useTexts } from "#texts";
import Link from "next/link";
import { CodeForm } from "@/components/auth/code-form";
import { buttonVariants } from "@/components/ui/button";
import english from "@/lib/messages/en/sign-in/second-step.json";
import { pathIn } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";

const TITLE_ID = "second-step";

type SecondStepScreenProps = {
  /** Whether the session still lacks the code. */
  isOpen: boolean;
  /** Where it leads. */
  next: string;
};

/** Asks for the code of a second factor, after the password (P14.123). */
export function SecondStepScreen({ isOpen, next }: SecondStepScreenProps) {
  const t = useTexts("second-step", english);
  return (
    <>
      <h1
        id={TITLE_ID}
        className="headline text-[2.75rem] leading-heading tracking-heading split:text-7xl"
      >
        {t(isOpen ? "open" : "done")}
      </h1>
      {isOpen ? (
        <>
          <p className="mt-3 mb-4.5 text-lead text-balance text-ink-2">{t("open.lead")}</p>
          <CodeForm labelledBy={TITLE_ID} next={next} />
          <p className="mt-6 text-center text-balance text-ink-2">
            {t.rich("lost", {
              contact: (text) => (
                <Link
                  key="contact"
                  href={pathIn(t.language, ROUTES.contact)}
                  prefetch={false}
                  className="link"
                >
                  {text}
                </Link>
              ),
            })}
          </p>
        </>
      ) : (
        <p className="mt-6">
          <a href={next} className={buttonVariants({ variant: "beet", size: "lg" })}>
            {t("continue")}
          </a>
        </p>
      )}
    </>
  );
}
