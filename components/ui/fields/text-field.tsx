import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { useId, type ComponentProps, type ReactNode } from "react";

type FrameProps = { id: string; label: string; note?: ReactNode; children: ReactNode };

function Labelled({ id, label, note, children }: FrameProps) {
  return (
    <div>
      <div className="mb-1.5 text-note">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {note}
      </div>
      {children}
    </div>
  );
}

type OwnProps = { label: string; icon: IconName };

type TextFieldProps = OwnProps & {
  /** A secondary text beside the label, part of the accessible description: "optional". */
  note?: string;
  /** A button at the end of the field. */
  end?: ReactNode;
  /** Below the field. The caller references it in the input's aria-describedby. */
  below?: ReactNode;
} & ComponentProps<"input">;

/** A labelled text field. Takes all props of an input. */
export function TextField({ label, note, icon, end, below, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const describedBy = [input["aria-describedby"], note && noteId].filter(Boolean).join(" ");
  return (
    <Labelled
      id={id}
      label={label}
      note={
        note && (
          <span id={noteId} className="text-ink-3">
            {" "}
            {note}
          </span>
        )
      }
    >
      <div className="field">
        <Icon name={icon} />
        <input id={id} type="text" {...input} aria-describedby={describedBy || undefined} />
        {end}
      </div>
      {below}
    </Labelled>
  );
}

type TextAreaProps = OwnProps & { hint?: string } & ComponentProps<"textarea">;

/** A labelled field of several lines, with a hint below it. */
export function TextArea({ label, icon, hint, ...textarea }: TextAreaProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Labelled id={id} label={label}>
      <div className="field items-start py-3.5">
        <Icon name={icon} className="mt-0.5" />
        <textarea
          id={id}
          rows={5}
          aria-describedby={hint && hintId}
          className="min-h-37 resize-y"
          {...textarea}
        />
      </div>
      {hint && (
        <p id={hintId} className="mt-2 text-small text-ink-3">
          {hint}
        </p>
      )}
    </Labelled>
  );
}
