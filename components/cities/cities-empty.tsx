import { Button } from "@/components/ui/button";

export function CitiesEmpty({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-center rounded-xl bg-sprout px-6 py-16 text-center">
      <img src="/pictures/site/empty.svg" alt="" width={220} height={165} className="mb-6" />
      <h2 className="headline text-5xl leading-none text-balance">
        No cities found matching the search
      </h2>
      <p className="mt-3 mb-6 text-ink-2">Try another spelling, or the name of a country.</p>
      <Button variant="beet" onClick={onClear}>
        Clear search
      </Button>
    </div>
  );
}
