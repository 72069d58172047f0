import { FoundingStory } from "@/components/about/founding-story";
import { MissionHero } from "@/components/about/mission-hero";
import { MissionInvitation } from "@/components/about/mission-invitation";
import { Pillars } from "@/components/about/pillars";
import type { Mission as MissionRecord } from "@/lib/about/types";

export function Mission({ mission }: { mission: MissionRecord }) {
  const { statement, image, pillars, story, claims } = mission;
  return (
    <main>
      <MissionHero statement={statement} image={image} />
      <Pillars pillars={pillars} />
      {story && <FoundingStory story={story} claims={claims} />}
      <MissionInvitation />
    </main>
  );
}
