import { routeEmbeddedAuth } from "@/lib/embedded/instance";

export {
  routeEmbeddedAuth as DELETE,
  routeEmbeddedAuth as GET,
  routeEmbeddedAuth as OPTIONS,
  routeEmbeddedAuth as PATCH,
  routeEmbeddedAuth as POST,
  routeEmbeddedAuth as PUT,
};
