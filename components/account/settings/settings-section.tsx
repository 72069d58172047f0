import type { ReactNode } from "react";

type SettingsSectionProps = { id: string; title: string; children: ReactNode };

/** One part of the settings, which the list beside them links to. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="border-b border-line py-9 first:pt-0 last:border-b-0">
      <h2 id={id} className="mb-5 scroll-mt-26 font-display text-h3 font-extrabold">
        {title}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

type SettingProps = {
  /** The id of the heading, where it labels a form. */
  id?: string;
  name: string;
  text: string;
  children: ReactNode;
};

/** A setting: its description, and beside it, or below in narrow windows, its control. */
export function Setting({ id, name, text, children }: SettingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 md:flex-1">
        <h3 id={id} className="text-body font-semibold wrap-anywhere">
          {name}
        </h3>
        <p className="text-note text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
