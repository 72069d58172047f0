import { MeasuredMap } from "./measured-map";

export default function Page() {
  return (
    <main>
      <MeasuredMap />
    </main>
  );
}
