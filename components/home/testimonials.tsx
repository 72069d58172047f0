import { useTexts } from "#texts";
import { Stars } from "@/components/site/rating";
import { SampleNote } from "@/components/ui/sample-note";
import { cn } from "@/lib/cn";
import type { Testimonial } from "@/lib/home/types";
import english from "@/lib/messages/en/home.json";

type QuoteProps = { testimonial: Testimonial; lead: boolean };

function Quote({ testimonial, lead }: QuoteProps) {
  const t = useTexts("home", english);
  const { name, role, text, rating, avatar } = testimonial;
  return (
    <figure
      className={cn(
        "flex flex-col gap-5 rounded-xl border p-7",
        lead ? "-order-1 border-transparent bg-turmeric-soft" : "border-line bg-surface",
      )}
    >
      <Stars rating={rating} />
      <blockquote
        className={cn(
          lead
            ? "font-display text-2xl leading-[1.12] font-bold tracking-snug text-pretty md:text-4xl"
            : "text-title leading-body text-pretty",
        )}
      >
        {t("testimonials.quote", { text: t(text) })}
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <img
          src={avatar}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 rounded-pin"
        />
        <div>
          <b>{name}</b>
          <div className="text-small text-ink-2">{t(role)}</div>
        </div>
      </figcaption>
    </figure>
  );
}

/** Three invented testimonials; the owner's is shown first and largest (P3.6). */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const t = useTexts("home", english);
  return (
    <section className="wrap pt-(--section)">
      <h2 className="mb-7 headline text-h2 text-balance md:mb-12">{t("testimonials")}</h2>
      <div className="grid gap-5 lg:grid-cols-[1.25fr_1fr_1fr]">
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.name} testimonial={testimonial} lead={index === 1} />
        ))}
      </div>
      <SampleNote className="mt-5">{t("testimonials.note")}</SampleNote>
    </section>
  );
}
