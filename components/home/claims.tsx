import { useTexts } from "#texts";
import { Stars } from "@/components/site/rating";
import { SampleNote } from "@/components/ui/sample-note";
import { cn } from "@/lib/cn";
import { formatDecimal } from "@/lib/languages/format-decimal";
import english from "@/lib/messages/en/home.json";

const FACES = ["face-01-noor", "face-02-elena", "face-03-tomas"];
const FIGURE = "headline text-3xl leading-none tracking-snug max-md:min-w-16.5 lg:text-[2rem]";

/** The displayed claims: sample texts (P1.7). */
export function Claims() {
  const t = useTexts("home", english);
  return (
    <section aria-label={t("numbers")} className="border-b border-line">
      <div
        className={cn(
          "wrap grid justify-start gap-3 py-5 [&_p]:flex [&_p]:items-center [&_p]:gap-3 [&_p]:font-label",
          "md:flex md:min-h-24 md:items-center md:justify-between md:gap-x-5 lg:gap-x-8 md:[&_p]:not-first:flex-none",
        )}
      >
        <p>
          <span className="inline-flex flex-none">
            {FACES.map((face, index) => (
              <img
                key={face}
                src={`/pictures/people/${face}.svg`}
                alt=""
                width={40}
                height={40}
                loading="lazy"
                className={`size-10 flex-none rounded-pin-sm border-2 border-paper ${index > 0 ? "-ms-2.5" : ""}`}
              />
            ))}
          </span>
          <span className="text-balance">{t("claims.trusted")}</span>
        </p>
        <p>
          <b aria-hidden="true" className={FIGURE}>
            {formatDecimal(t.language, 4.9)}
          </b>
          <Stars rating={5} spoken={4.9} />
          <span>{t("claims.rating")}</span>
        </p>
        <p>
          {t.rich("claims.restaurants", {
            b: (text) => (
              <b key="b" className={FIGURE}>
                {text}
              </b>
            ),
          })}
        </p>
      </div>
      <div className="wrap pb-4">
        <SampleNote>{t("claims.note")}</SampleNote>
      </div>
    </section>
  );
}
