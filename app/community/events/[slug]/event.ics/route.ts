import { respondWithEvent } from "@/app/community/events/[slug]/event.ics/event-file";
import { listEvents } from "@/lib/community/queries";

/** Samples are in the build; members' events are rendered when they are first requested, and again when they change. */
export const dynamic = "force-static";
export const revalidate = 86_400;

export async function generateStaticParams() {
  return (await listEvents()).map(({ id }) => ({ slug: id }));
}

type Context = RouteContext<"/community/events/[slug]/event.ics">;

export async function GET(_request: Request, { params }: Context) {
  return respondWithEvent((await params).slug);
}
