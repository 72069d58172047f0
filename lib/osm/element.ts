import { z } from "zod";
import { cleanTags } from "@/lib/osm/clean-tags";

const coordinates = {
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
};

const referenceSchema = z.object({
  type: z.enum(["node", "way", "relation"]),
  id: z.int().positive(),
});

/** One element of an Overpass response that was made with "out center meta"; other fields are ignored. */
const elementSchema = referenceSchema
  .extend({
    lat: coordinates.lat.optional(),
    lon: coordinates.lon.optional(),
    center: z.object(coordinates).optional(),
    timestamp: z.iso.datetime({ offset: true }).optional(),
    tags: z.record(z.string(), z.string()).default({}),
  })
  .transform(({ lat, lon, center, ...element }, context) => {
    const tags = cleanTags(element.tags);
    const at = center ?? (lat !== undefined && lon !== undefined ? { lat, lon } : undefined);
    if (at) return { ...element, tags, lat: at.lat, lng: at.lon };
    context.addIssue({ code: "custom", message: "no coordinates" });
    return z.NEVER;
  });

export type OsmElement = z.output<typeof elementSchema>;
export type OsmTags = OsmElement["tags"];

/** An element, or undefined where its shape is not that of one. */
export function readElement(value: unknown): OsmElement | undefined {
  return elementSchema.safeParse(value).data;
}

/** The reference of what may be no element otherwise. */
export function refOf(value: unknown) {
  const reference = referenceSchema.safeParse(value).data;
  return reference && elementRef(reference);
}

/** "node/123": what OpenStreetMap's own URLs say. */
export function elementRef({ type, id }: Pick<OsmElement, "type" | "id">) {
  // A template would keep its parts in memory beside the text.
  return [type, id].join("/");
}
