import { Icon } from "@/components/ui/icon";
import { useId, type ReactNode } from "react";

type WorldFrameProps = { title: string; text: ReactNode; children?: ReactNode };

/** The panel about the world on this device, in each of its states. */
export function WorldFrame({ title, text, children }: WorldFrameProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="my-8 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-xl border border-line bg-surface p-5 print:hidden noscript:hidden"
    >
      <span className="grid size-12 flex-none place-items-center rounded-pin bg-sprout text-leaf-ink">
        <Icon name="Globe" size={22} />
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={id} className="text-title font-title">
          {title}
        </h2>
        <div className="mt-0.5 text-note text-ink-2">{text}</div>
      </div>
      {children && <div className="flex flex-wrap gap-2.5 max-md:w-full">{children}</div>}
    </section>
  );
}
