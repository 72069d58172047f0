/** @jest-environment node */
import { realMemberMetadata } from "@/lib/community/member-metadata";
import { memberData } from "@/lib/structured-data/members";
import { stalePages } from "@/lib/page-cache/stale-pages";
import { findFaults } from "@/tests/lib/structured-data/google-rules";

const MEMBER = { slug: "ada-example", name: "Ada", since: "2026-11-23T10:00:00.000Z" };
const REVIEW = {
  id: "r",
  restaurantId: "1",
  restaurantName: "Radish & Rye",
  rating: 5,
  title: "Bread",
  content: "Rye.",
  visitDate: "2026-11-01",
} as const;

test("has the member's name, and the number of texts", () => {
  const data = memberData({ ...MEMBER, town: "Berlin" }, 3);
  expect(findFaults(data)).toEqual([]);
  expect(data).toMatchObject({
    "@type": "ProfilePage",
    url: "http://localhost:3000/community/members/ada-example",
    mainEntity: { name: "Ada", homeLocation: { name: "Berlin" } },
  });
  expect(memberData(MEMBER, 0).mainEntity).not.toHaveProperty("homeLocation");
});

test("is found by search engines once there is a review", () => {
  expect(realMemberMetadata(MEMBER, [])).toMatchObject({ robots: { index: false } });
  expect(realMemberMetadata(MEMBER, [REVIEW])).not.toHaveProperty("robots");
  expect(realMemberMetadata({ ...MEMBER, town: "Berlin" }, []).title).toBe(
    "Ada, member from Berlin",
  );
});

test("is rendered again when the member changes", () => {
  expect(stalePages("member:ada-example")).toEqual(["/community/members/ada-example"]);
});
