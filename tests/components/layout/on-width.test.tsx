import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { OnWidth } from "@/components/layout/on-width";

const rendered = jest.fn();

function Part({ name }: { name: string }) {
  rendered(name);
  return <p>{name}</p>;
}

it("the part for other widths is removed without being hydrated", async () => {
  const page = (
    <>
      <OnWidth wide>
        <Part name="bar" />
      </OnWidth>
      <OnWidth wide={false}>
        <Part name="sheet" />
      </OnWidth>
    </>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent("barsheet");
  rendered.mockClear();
  await act(async () => void hydrateRoot(container, page));
  expect(container).toHaveTextContent(/^sheet$/);
  expect(rendered.mock.calls).toEqual([["sheet"]]);
});
