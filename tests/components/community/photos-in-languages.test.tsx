import { render, screen } from "@testing-library/react";
import { Photos } from "@/components/community/photos";
import { listPhotos } from "@/lib/community/queries";
import type { CommunityPhoto, MemberPhoto } from "@/lib/community/types";
import { filesOf } from "@/lib/languages/texts-in";
import { InLanguage } from "@/tests/components/in-language";

const PHOTO: MemberPhoto = {
  recordId: "11111111-1111-4111-8111-111111111111",
  id: "a".repeat(32),
  width: 1200,
  height: 800,
  description: "Tofu on rye",
  userId: "ada",
  userName: "Ada",
  restaurantId: "jays-vienna",
  restaurantName: "Jay's",
  countryCode: "AT",
  city: "Vienna",
};

type Lists = { samples?: CommunityPhoto[]; entries?: MemberPhoto[] };

const show = ({ samples = [], entries = [] }: Lists) =>
  render(
    <InLanguage
      language="de"
      subjects={filesOf("de", ["layout", "members", "photos", "reviews", "rows"])}
    >
      <Photos samples={samples} entries={entries} page={1} pages={1} />
    </InLanguage>,
  );

test("a photo says in German where it is from, and keeps the words of its author", () => {
  show({ entries: [PHOTO] });
  expect(screen.getByRole("img", { name: "Tofu on rye" })).toBeVisible();
  expect(screen.getByRole("figure")).toHaveTextContent("Jay's");
  expect(screen.getByRole("figure")).toHaveTextContent("Wien, von Ada");
  expect(screen.getByRole("link", { name: "Ada" })).toHaveAttribute(
    "href",
    "/de/community/members/ada",
  );
  expect(screen.getByRole("link", { name: /^Melden ?: das Foto: Tofu on rye$/ })).toBeVisible();
});

test("a photo of a former member whose city is not known is by the name alone", () => {
  show({ entries: [{ ...PHOTO, userId: null, city: "" }] });
  expect(screen.getByRole("figure")).toHaveTextContent("Jay'svon Ada");
});

test("samples are said to be samples in German", async () => {
  show({ samples: await listPhotos() });
  expect(screen.getByRole("img", { name: "Beispielfoto von Leo Brandt" })).toBeVisible();
  expect(screen.getByText(/^Beispielfotos, auch/)).toBeVisible();
  expect(screen.queryByText(/Likes|Comments|Sample/)).toBeNull();
});
