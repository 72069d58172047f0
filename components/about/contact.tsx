import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import type { ReactNode } from "react";
import { ContactForm } from "@/components/about/contact-form";
import { LazyMessageForm } from "@/components/about/lazy-message-form";
import { AvatarRow } from "@/components/ui/avatar";
import type { ContactDetails } from "@/lib/about/types";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/about/contact.json";
import { telHref } from "@/lib/restaurants/facts/contact";
import { SITE_NAME } from "@/lib/site";

const LINK =
  "-my-1.5 inline-flex min-h-11 items-center decoration-beet decoration-3 underline-offset-5 hover:underline";

function Detail({ icon, name, children }: DetailProps) {
  return (
    <div className="grid gap-1 border-b border-line py-4 md:grid-cols-[7rem_minmax(0,1fr)] md:items-baseline md:gap-4 md:py-5.5">
      <dt className="flex items-center gap-2 text-list text-ink-2">
        <Icon name={icon} className="text-ink-3" />
        {name}
      </dt>
      <dd className="headline text-[clamp(1.625rem,1.2rem+1.2vw,2.25rem)] leading-close tracking-tight wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}
type DetailProps = { icon: IconName; name: string; children: ReactNode };

/** "Ada, Marcus and Samira": first names as a sentence. */
function firstNames(language: Language, names: string[]) {
  const first = names.map((name) => name.split(" ")[0] ?? name);
  const tag = language === DEFAULT_LANGUAGE ? "en-GB" : LANGUAGES[language].tag;
  return new Intl.ListFormat(tag).format(first);
}

/** Who would read the messages: invented, as the details are. */
function SampleTeam({ team, isOpen }: Pick<ContactDetails, "team"> & { isOpen: boolean }) {
  const t = useTexts("contact", english);
  return (
    <>
      <p className="mt-3 text-small text-ink-3">{t("sample")}</p>
      <div className="mt-8 flex items-center gap-4.5">
        <AvatarRow
          avatars={team.map(({ avatar }) => avatar)}
          size={60}
          imageClassName="rounded-pin-lg border-3 border-paper not-first:-ms-3"
        />
        <p className="text-list leading-copy text-ink-2">
          <b className="text-ink">
            {firstNames(
              t.language,
              team.map(({ name }) => name),
            )}
          </b>
          <br />
          {t(isOpen ? "team.open" : "team.closed")}
        </p>
      </div>
    </>
  );
}

type ContactProps = {
  details: ContactDetails;
  /** Whether messages are kept and read. */
  isOpen: boolean;
};

export function Contact({ details, isOpen }: ContactProps) {
  const t = useTexts("contact", english);
  const { operator, email, phone, addressLines, team, sample } = details;
  return (
    <main>
      <div
        data-flush
        className="wrap grid items-start gap-[clamp(2.5rem,7vw,7.5rem)] pt-7 md:pt-14 md:pb-(--section) lg:grid-cols-[minmax(0,1fr)_minmax(0,560px)]"
      >
        <div>
          <h1 className="headline text-h1 text-balance">{t("title")}</h1>
          <p className="mt-3 max-w-lead text-lead text-pretty text-ink-2">{t("lead")}</p>
          <dl className="mt-7 border-t border-line md:mt-11">
            {operator && (
              <Detail icon="Building2" name={t("operator")}>
                <bdi>{operator}</bdi>
              </Detail>
            )}
            <Detail icon="Mail" name={t("email")}>
              <a href={`mailto:${email}`} className={LINK}>
                {email}
              </a>
            </Detail>
            {phone && (
              <Detail icon="Phone" name={t("phone")}>
                <a href={telHref(phone)} className={LINK}>
                  <span>
                    <span className="sr-only">{t("phone.call", { site: SITE_NAME })}</span>
                    <bdi>{phone}</bdi>
                  </span>
                </a>
              </Detail>
            )}
            <Detail icon="MapPin" name={t("address")}>
              <address className="not-italic">
                {addressLines.map((line) => (
                  <span key={line} className="block">
                    <bdi {...ownWords(t.language)}>{line}</bdi>
                  </span>
                ))}
              </address>
            </Detail>
          </dl>
          {sample && <SampleTeam team={team} isOpen={isOpen} />}
        </div>
        {isOpen ? <LazyMessageForm /> : <ContactForm />}
      </div>
    </main>
  );
}
