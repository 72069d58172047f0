import { Icon } from "@/components/ui/icon";
import { InputField } from "@/components/forms/fields/input-field";
import { SelectField } from "@/components/forms/fields/select-field";
import { useForm } from "@/components/forms/server-form";
import { editedField } from "@/lib/desk/edited-field";
import { NOT_KNOWN } from "@/lib/desk/not-known";
import type { FactRow } from "@/lib/desk/suggested-facts";

export const CELL = "border-b border-line py-3 pr-4 text-left align-top";

/** How the sender knows a fact, and OpenStreetMap's value. */
export type FactEvidence = { known?: string | undefined; there?: string | undefined };

/** The value with which the desk takes a fact, where that is another than what was sent. */
function Edit({ name, label, sent = "", choices }: FactRow) {
  const { errors } = useForm();
  const field = editedField(name);
  const common = { name: field, defaultValue: sent, label: `${label}, as it is taken` };
  return (
    <details open={errors[field] ? true : undefined} className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-small font-semibold">
        <Icon name="PencilLine" size={16} />
        Change<span className="sr-only"> {label}</span>
      </summary>
      <div className="max-w-100 pt-1 pb-2">
        {choices ? (
          <SelectField {...common} options={choices} />
        ) : (
          <InputField {...common} icon="PencilLine" autoComplete="off" />
        )}
      </div>
    </details>
  );
}

type CorrectionRowProps = FactRow &
  FactEvidence & { isAccepted: boolean; onChange: (isAccepted: boolean) => void };

/** A fact's present and suggested value, with a checkbox that accepts it. */
export function CorrectionRow({ isAccepted, onChange, known, there, ...row }: CorrectionRowProps) {
  const { name, label, now, suggested, sent, canTake } = row;
  return (
    <tr>
      <th scope="row" className={`${CELL} font-semibold`}>
        {label}
      </th>
      <td className={CELL}>
        {now === NOT_KNOWN ? (
          <span className="text-ink-2">{now}</span>
        ) : (
          <del className="rounded-badge bg-tomato-soft box-decoration-clone px-2 py-0.5 wrap-anywhere text-tomato-ink">
            {now}
          </del>
        )}
        <ins className="block w-fit rounded-badge bg-leaf-soft px-2 py-0.5 font-semibold wrap-anywhere text-leaf-ink no-underline max-md:mt-1.5 md:ml-3 md:inline-block">
          {suggested}
        </ins>
        {known && <span className="mt-1 block text-small text-ink-2">{known}</span>}
        {there && (
          <span className="mt-1 block text-small wrap-anywhere text-ink-2">
            OpenStreetMap: {there}
          </span>
        )}
        {!canTake && (
          <span className="mt-1 block text-small text-ink-2">
            This cannot be read: change it before you accept it.
          </span>
        )}
        {sent !== undefined && <Edit {...row} />}
      </td>
      <td className={`${CELL} py-0.5 pr-0 text-right`}>
        <label className="inline-grid size-11 place-items-center">
          <input
            type="checkbox"
            name="fact"
            value={name}
            aria-label={`Take ${label}`}
            checked={isAccepted}
            onChange={(event) => onChange(event.target.checked)}
            className="size-5.5 accent-leaf"
          />
        </label>
      </td>
    </tr>
  );
}
