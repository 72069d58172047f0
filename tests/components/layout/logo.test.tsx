import { render } from "@testing-library/react";
import type * as LogoModule from "@/components/layout/logo";

async function sizeWith(ratio: string) {
  jest.resetModules();
  Object.assign(process.env, { NEXT_PUBLIC_SITE_LOGO: "/icons/own.svg", LOGO_RATIO: ratio });
  try {
    const { Logo } = (await import("@/components/layout/logo")) as typeof LogoModule;
    const { container } = render(<Logo />);
    const picture = container.querySelector("img");
    return [picture?.getAttribute("width"), picture?.getAttribute("height")];
  } finally {
    delete process.env.NEXT_PUBLIC_SITE_LOGO;
    delete process.env.LOGO_RATIO;
  }
}

test.each([
  ["2.500", ["83", "33"]],
  ["0.750", ["25", "33"]],
  ["", ["33", "33"]],
])("a logo of the ratio %j keeps its place free while it loads", async (ratio, size) => {
  expect(await sizeWith(ratio)).toEqual(size);
});
