import { NotFoundMessage } from "@/components/layout/not-found-message";
import { brandedTitle, pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: brandedTitle("Page not found"), index: false });

export default function NotFound() {
  return (
    <main
      data-flush
      className="relative grid min-h-[700px] overflow-hidden bg-sprout md:min-h-[900px] lg:min-h-[760px] lg:items-center"
    >
      {/* Lazy, since every page carries this screen as its fallback and would preload the picture. */}
      <img
        src="/pictures/site/leaf-map.svg"
        alt=""
        loading="lazy"
        width={840}
        height={1300}
        className="absolute right-[-170px] bottom-[-470px] w-[560px] max-w-none rotate-[48deg] md:right-[-190px] md:bottom-[-610px] md:w-[840px] lg:top-[-260px] lg:right-[min(-140px,100vw-1580px)] lg:bottom-auto lg:w-[1000px] lg:rotate-[64deg]"
      />
      <div className="relative wrap pt-14 md:pt-20 lg:pt-0">
        <p className="mb-7 -ml-[0.04em] font-display text-[clamp(11rem,6rem+22vw,23rem)] leading-[0.74] font-extrabold tracking-[-0.04em] md:mb-12">
          404
        </p>
        <NotFoundMessage />
      </div>
    </main>
  );
}
