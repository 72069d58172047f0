import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { isComposing } from "@/lib/browser/is-composing";
import { toComment } from "@/lib/gallery/comments";
import english from "@/lib/messages/en/members/gallery.json";

/** Enter sends, Shift+Enter adds a line; an Enter that ends a composed character (Japanese, say) does neither. */
function isSendKey(event: KeyboardEvent) {
  return event.key === "Enter" && !event.shiftKey && !isComposing(event);
}

/** For browsers without `field-sizing`. */
function fitHeight(field: HTMLTextAreaElement) {
  if (CSS.supports("field-sizing: content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

/** The field for a comment; it keeps the focus, so the next one can follow. */
export function CommentBox({ onComment }: { onComment: (comment: string) => void }) {
  const t = useTexts("gallery", english);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const comment = toComment(typed);

  useLayoutEffect(() => {
    if (field.current) fitHeight(field.current);
  }, [typed]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (!comment) return;
    onComment(comment);
    setTyped("");
    field.current?.focus();
  }

  function sendByKey(event: KeyboardEvent) {
    if (isSendKey(event)) send(event);
  }

  return (
    <form
      onSubmit={send}
      className="border-t border-line px-3 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] side:px-4 side:pt-3.5 side:pb-4"
    >
      <div className="field items-end! py-1.5! ps-3.5! pe-1.5!">
        <textarea
          aria-label={t("comment")}
          ref={field}
          rows={1}
          value={typed}
          placeholder={t("comment")}
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={sendByKey}
          className="field-sizing-content max-h-[116px] min-h-11 resize-none py-2.5 leading-6"
        />
        <button
          type="submit"
          disabled={!comment}
          aria-label={t("comment.send")}
          className="grid size-11 flex-none place-items-center rounded-md bg-ink text-paper not-disabled:hover:bg-ink-2 disabled:cursor-not-allowed disabled:bg-sprout-2 disabled:text-ink-3"
        >
          <Icon name="ArrowUp" />
        </button>
      </div>
    </form>
  );
}
