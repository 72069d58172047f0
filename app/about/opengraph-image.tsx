import { LeafArt } from "@/components/share-image/leaf-art";
import { PictureColumns } from "@/components/share-image/picture-columns";
import { sharePageIds, sharePageImage, type SharePages } from "@/components/share-image/share-page";
import { getContactDetails } from "@/lib/about/queries";
import { renderShareImage } from "@/lib/share-image/render";

const PAGES: SharePages = {
  mission: {
    title: "Our Mission",
    lead: "A good plant-based meal within reach of everyone.",
    tone: "beet",
    art: async () => <LeafArt labels={[]} />,
  },
  contact: {
    title: "Contact Us",
    lead: "A closed kitchen, a wrong address, a compliment.",
    tone: "rose",
    art: async () => {
      const { team } = await getContactDetails();
      return (
        <PictureColumns radius="40px 40px 40px 8px" pictures={team.map(({ avatar }) => avatar)} />
      );
    },
  },
};

/** For an id without an image the response is 404 without an attempt to render. */
export const dynamicParams = false;

export function generateImageMetadata() {
  return sharePageIds(PAGES);
}

export default async function AboutImage({ id }: { id: Promise<string> }) {
  return renderShareImage(await sharePageImage(PAGES, await id));
}
