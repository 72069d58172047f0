import { render, screen, within } from "@testing-library/react";
import { Mission } from "@/components/about/mission";
import { getMission } from "@/lib/about/queries";

test("shows the three pillars, the founding story and the claims, under one main heading", async () => {
  render(<Mission mission={await getMission()} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Our Mission");
  const pillars = screen
    .getAllByRole("article")
    .map((pillar) => within(pillar).getByRole("heading"));
  expect(pillars.map(({ textContent }) => textContent)).toEqual([
    "Purpose",
    "Global Impact",
    "Community First",
  ]);
  expect(screen.getByRole("region", { name: /began/ })).toHaveTextContent("Founders");
  for (const claim of ["10,000+", "2,500+", "4.9"]) expect(screen.getByText(claim)).toBeVisible();
});

test("on a site with a name of its own nobody else's founding story is told", async () => {
  const { story: _, ...mission } = await getMission();
  render(<Mission mission={{ ...mission, claims: [] }} />);
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.queryByText(/Founders|Chard|10,000/)).not.toBeInTheDocument();
});
