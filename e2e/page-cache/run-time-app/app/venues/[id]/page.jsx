import { notFound } from "next/navigation";
import { PressCounter } from "../../press-counter";
import { countRender } from "../renders";

export const revalidate = 86400;
export const dynamicParams = true;

export function generateStaticParams() {
  return [{ id: "of-the-build" }];
}

export default async function Venue({ params }) {
  const { id } = await params;
  if (id.startsWith("unknown")) notFound();
  if (id === "failing") throw new Error("the database is down");
  return (
    <main className="venue">
      <h1>{`Venue ${id}, render ${countRender()}`}</h1>
      <p>{"</script><script>globalThis.injected = true</script>"}</p>
      <PressCounter />
    </main>
  );
}
