import { NotFoundMessage } from "@/components/layout/not-found-message";
import { brandedTitle, pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: brandedTitle("Page not found"), index: false });

export default function NotFound() {
  return (
    <main
      data-flush
      className="relative grid min-h-[700px] overflow-hidden bg-sprout md:min-h-[760px] md:items-center"
    >
      <img
        src="/pictures/site/leaf-map.svg"
        alt=""
        width={840}
        height={1300}
        className="absolute right-[-170px] bottom-[-470px] w-[560px] max-w-none rotate-[48deg] md:top-[-260px] md:right-[-140px] md:bottom-auto md:w-[1000px] md:rotate-[64deg]"
      />
      <div className="relative wrap pt-14 md:pt-0">
        <p className="mb-7 -ml-[0.04em] font-display text-[clamp(11rem,6rem+22vw,23rem)] leading-[0.74] font-extrabold tracking-[-0.04em] md:mb-12">
          404
        </p>
        <NotFoundMessage />
      </div>
    </main>
  );
}
