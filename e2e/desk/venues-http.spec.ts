import { within } from "@testing-library/dom";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";
import { takePhoto } from "@/e2e/support/test-photo";

// The desk's restaurants (P14.100 to P14.105), by forms alone.
test.describe.configure({ timeout: 240_000 });

/** The photo of soup in the list of a restaurant's photos. */
const photoItem = (visitor: HttpVisitor) =>
  within(visitor.main.getByRole("region", { name: "Photos" }))
    .queryAllByRole("listitem")
    .find(({ textContent }) => textContent!.includes("A bowl of soup"));

test("a photo is added to a restaurant, and becomes its main picture", async ({
  visitor,
  server,
}) => {
  await signUpForDesk(visitor, server, "editor");
  await addRestaurant(server, { id: "pictured", name: "Pictured", like: "2", isSample: false });
  await visitor.open("/desk/venues/pictured");
  const choose = async () => {
    const photos = visitor.main.getByRole("region", { name: "Photos" });
    const input = photos.querySelector<HTMLInputElement>("input[type=file]")!;
    visitor.choose(input, await takePhoto("#b33"));
  };
  await choose();
  await visitor.press("Add this photo");
  expect(visitor.page.text).toContain("Please say in 3 to 150 characters");
  await choose();
  await visitor.press("Add this photo", { "What is in the photo?": "A bowl of soup" });
  expect(visitor.path).toMatch(/^\/desk\/venues\/pictured/);
  await visitor.press(/^Make it the main picture/, {}, photoItem(visitor)!);
  expect(textOf(photoItem(visitor)!)).toContain("Main picture");
  await visitor.open("/restaurants/pictured");
  expect(visitor.main.getAllByRole("img", { name: "A bowl of soup" })).not.toEqual([]);
});
