import { Stars } from "@/components/site/rating";
import { SampleNote } from "@/components/ui/sample-note";
import { cn } from "@/lib/cn";

const FACES = ["face-01-noor", "face-02-elena", "face-03-tomas"];
const FIGURE = "headline text-3xl leading-none tracking-snug max-md:min-w-16.5 lg:text-[2rem]";

/** The displayed claims: sample texts (P1.7). */
export function Claims() {
  return (
    <section aria-label="In numbers" className="border-b border-line">
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
                className={`size-10 flex-none rounded-pin-sm border-2 border-paper ${index > 0 ? "-ml-2.5" : ""}`}
              />
            ))}
          </span>
          <span className="text-balance">Trusted by 10,000+ vegan food enthusiasts</span>
        </p>
        <p>
          <b aria-hidden="true" className={FIGURE}>
            4.9
          </b>
          <Stars rating={5} spoken={4.9} />
          <span>rating</span>
        </p>
        <p>
          <b className={FIGURE}>2,500+</b> restaurants
        </p>
      </div>
      <div className="wrap pb-4">
        <SampleNote>Sample figures.</SampleNote>
      </div>
    </section>
  );
}
