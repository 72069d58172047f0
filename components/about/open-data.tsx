import { Icon } from "@/components/ui/icon";
import { PageHeading } from "@/components/ui/page-heading";
import { buttonVariants } from "@/components/ui/button";

const FILE = "/data/geojson";

/** What of the directory is open data, whose it is, and the file. */
export function OpenData() {
  return (
    <main className="wrap">
      <PageHeading title="Open data" lead="The facts about places belong to everybody." />
      <div className="[&_a]:link grid max-w-text gap-4 text-ink-2">
        <p>
          Name, address, cuisine, opening hours and how vegan a place is come from{" "}
          <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>, under
          the <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>.
          Facts that were corrected here are in the file as corrected, under the same license.
        </p>
        <p>
          Names and positions of cities come from <a href="https://www.geonames.org/">GeoNames</a>,
          under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
        </p>
        <p>
          Reviews and photos belong to the members who made them, and are not in the file; neither
          are the members. Sample listings are not in it either.
        </p>
        <h2 className="mt-4 font-display text-h3 text-ink">GeoJSON</h2>
        <p>
          One feature for each place, with its position and what is known of it. Facts that are not
          known are left out. Places that have closed carry <code>closure</code>.
        </p>
      </div>
      <p className="mt-6">
        <a href={FILE} download className={buttonVariants({ variant: "beet" })}>
          <Icon name="Download" />
          Download GeoJSON
        </a>
      </p>
    </main>
  );
}
