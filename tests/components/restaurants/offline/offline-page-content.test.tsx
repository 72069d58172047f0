import { render, screen } from "@testing-library/react";
import OfflinePageContent from "@/components/restaurants/offline/offline-page-content";

jest.mock("@/components/restaurants/offline/offline-restaurant", () => ({
  OfflineRestaurant: ({ id }: { id: string }) => <p>Kept: {id}</p>,
}));

test.each(["/restaurants/soup-bar-berlin", "/he/restaurants/soup-bar-berlin"])(
  "%s shows what is kept of the restaurant",
  (path) => {
    render(<OfflinePageContent requestedUrl={new URL(path, "http://localhost:3000")} />);
    expect(screen.getByText("Kept: soup-bar-berlin")).toBeVisible();
  },
);

test("other paths show nothing", () => {
  const { container } = render(
    <OfflinePageContent requestedUrl={new URL("http://localhost:3000/de")} />,
  );
  expect(container).toBeEmptyDOMElement();
});
