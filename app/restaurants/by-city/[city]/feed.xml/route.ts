import { respondWithCityFeed } from "@/app/restaurants/city-feed";

type Context = RouteContext<"/restaurants/by-city/[city]/feed.xml">;

export async function GET(_request: Request, { params }: Context) {
  return respondWithCityFeed((await params).city);
}
