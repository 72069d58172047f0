import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields/text-field";

type DeskSearchProps = {
  /** The path of the page that shows what is found. */
  action: string;
  label: string;
  text: string;
};

/** A search of the desk; its text is in the address. */
export function DeskSearch({ action, label, text }: DeskSearchProps) {
  return (
    <form
      action={action}
      role="search"
      aria-label="Search this page"
      className="mt-3 flex items-end gap-3"
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={label}
          name="q"
          type="search"
          icon="Search"
          defaultValue={text}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="beet" className="min-h-13">
        Find
      </Button>
    </form>
  );
}
