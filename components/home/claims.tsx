import { Stars } from "@/components/ui/star";

const FACES = ["face-01-noor", "face-02-elena", "face-03-tomas"];
const FIGURE =
  "font-display text-[1.625rem] leading-none font-extrabold tracking-[-0.01em] max-md:min-w-[4.1rem] lg:text-[2rem]";

/** The displayed claims: sample texts (P1.7). */
export function Claims() {
  return (
    <section aria-label="In numbers" className="border-b border-line">
      <div className="wrap grid justify-start gap-3 py-5 md:flex md:min-h-24 md:items-center md:justify-between md:gap-x-5 lg:gap-x-8 [&_p]:flex [&_p]:items-center [&_p]:gap-3 [&_p]:font-[550] md:[&_p]:not-first:flex-none">
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
                className={`size-10 flex-none rounded-[13px_13px_13px_3px] border-2 border-paper ${index > 0 ? "-ml-[10px]" : ""}`}
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
    </section>
  );
}
