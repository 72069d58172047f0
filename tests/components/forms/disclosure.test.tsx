import { render, screen } from "@testing-library/react";
import { Disclosure } from "@/components/forms/disclosure";

const show = (isFaulty: boolean) => (
  <Disclosure icon="Phone" title="Phone" state="none" isFaulty={isFaulty}>
    <input aria-label="Number" />
  </Disclosure>
);

const details = () => screen.getByRole("group");

test("opens for a fault, and stays open when the visitor corrects it", () => {
  const { rerender } = render(show(false));
  expect(details()).not.toHaveAttribute("open");
  rerender(show(true));
  expect(details()).toHaveAttribute("open");
  rerender(show(false));
  expect(details()).toHaveAttribute("open");
});

test("is open from the start where there is a fault", () => {
  render(show(true));
  expect(details()).toHaveAttribute("open");
});
