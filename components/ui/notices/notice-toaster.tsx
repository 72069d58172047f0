"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect, useRef, type CSSProperties } from "react";
import { toast, Toaster } from "sonner";
import { avoidFocus } from "@/components/ui/notices/avoid-focus";
import { announceNext, announceNoticesOnce } from "@/components/ui/notices/announce-notices-once";
import { InEnglish } from "@/components/ui/in-english";
import { useNoticeFocus } from "@/components/ui/notices/use-notice-focus";
import { cn } from "@/lib/cn";
import { LANGUAGES } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/controls.json";

const SHOWN_MS = 5000;
/** Moves the focus to the notice, by its KeyboardEvent.code; no browser or screen reader has it for something else. */
const HOTKEY = "F8";

type NoticeProps = {
  title: string;
  description?: string;
  more?: string;
  destructive: boolean;
  action?: { label: string; href: string };
  onDismiss: () => void;
};

function NoticeCard({ title, description, more, destructive, action, onDismiss }: NoticeProps) {
  const t = useTexts("controls", english);
  const icon = destructive ? "CircleAlert" : "CircleCheck";
  return (
    <div
      role={destructive ? "alert" : "status"}
      dir={LANGUAGES[t.language].dir}
      className={cn(
        "grid w-full grid-cols-both items-start gap-x-3 rounded-tile border py-3.5 ps-4 pe-2.5 font-sans text-body shadow-lg",
        destructive
          ? "border-tomato bg-tomato-soft text-tomato-ink"
          : "border-line bg-raised text-ink",
      )}
    >
      <Icon
        name={icon}
        size={22}

        className={cn("mt-0.5", !destructive && "text-leaf-ink")}
      />
      <div className="min-w-0 wrap-anywhere">
        <b className="block font-title">{title}</b>
        {description && (
          <p className={cn("text-note", !destructive && "text-ink-2")}>
            <span>{description}</span>
            {more && <span> {more}</span>}
          </p>
        )}
        {action && <span className="sr-only">{t("notice.key", { key: HOTKEY })}</span>}
        {action && (
          <a href={pathIn(t.language, action.href)} className="link mt-1 tap">
            {action.label}
            <InEnglish href={action.href} />
          </a>
        )}
      </div>
      <button
        type="button"
        onClick={onDismiss}
        aria-label={t("notice.dismiss")}
        className="-my-2.25 grid size-11 place-items-center rounded-inner"
      >
        <Icon name="X" size={18} />
      </button>
    </div>
  );
}

type Notice = Omit<NoticeProps, "destructive" | "onDismiss"> & { tone?: "normal" | "destructive" };
type Listener = (notice: Notice, until?: AbortSignal) => void;
type NoticeToasterProps = { connect: (listener: Listener) => () => void };

/** One notice at a time, the newer replaces the older; one that is destructive or has a link stays until dismissed (P13.1). */
export function NoticeToaster({ connect }: NoticeToasterProps) {
  const box = useRef<HTMLDivElement>(null);
  const { onFocusCapture, giveBack } = useNoticeFocus(box);

  useEffect(() => {
    if (!box.current) return undefined;
    const ends = [avoidFocus(box.current), announceNoticesOnce(box.current)];
    return () => ends.forEach((end) => end());
  }, []);

  useEffect(
    () =>
      connect(({ tone, ...notice }, until) => {
        const destructive = tone === "destructive";
        toast.dismiss();
        announceNext(box.current);
        const shown = toast.custom(
          (id) => (
            <NoticeCard
              {...notice}
              destructive={destructive}
              onDismiss={() => {
                giveBack();
                toast.dismiss(id);
              }}
            />
          ),
          {
            duration: destructive || notice.action ? Infinity : SHOWN_MS,
            onAutoClose: giveBack,
          },
        );
        until?.addEventListener("abort", () => toast.dismiss(shown));
      }),
    [connect, giveBack],
  );
  return (
    <div ref={box} onFocusCapture={onFocusCapture}>
      <Toaster
        hotkey={[HOTKEY]}
        // An open modal dialog turns pointers off for the whole body. On a phone the library's rule for wide windows sets the right edge,
        // which counts where the page reads from right to left.
        className="pointer-events-auto max-sm:right-auto! max-sm:left-4!"
        style={{ "--width": "400px" } as CSSProperties}
        visibleToasts={1}
        dir="ltr" // not asked of the page, which would be laid out for it
        position="bottom-right"
        offset={{ right: 24, bottom: "calc(24px + var(--dock-height, 0px))" }}
        mobileOffset={{ left: 16, right: 16, bottom: "calc(16px + var(--dock-height, 0px))" }}
        toastOptions={{
          unstyled: true,
          // The library takes the ring away.
          className: "w-full rounded-tile focus-visible:outline-3! focus-visible:outline-focus!",
        }}
      />
    </div>
  );
}
