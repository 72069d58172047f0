import type { Database } from "@/lib/database/database";
import { shareFavorites, changeFavorites } from "@/lib/database/accounts/favorites";
import { ensureMember } from "@/lib/database/accounts/members";
import { addPost, addTopic } from "@/lib/database/forum/account-posts";
import { saveReview } from "@/lib/database/reviews/reviews";
import { newUser } from "@/tests/lib/database/support/new-user";

export const REVIEW = {
  restaurantId: "1",
  rating: 5 as const,
  title: "The mapo tofu",
  content: "Proper numbing heat, silky tofu, and rice that tastes of something.",
  visitDate: "2026-11-15",
};

/** An account with a bit of everything that it can write. */
export async function addAccount(database: Database, name = "Noor Adeyemi") {
  const user = await newUser(database, name);
  const member = await ensureMember(database, user);
  await saveReview(database, user, REVIEW, "published");
  await changeFavorites(database, user, { added: [{ id: "2" }, { id: "3" }], removed: [] });
  await shareFavorites(database, user);
  const topic = { title: `What ${name} asks`, text: "Where is the best brunch?" };
  const { topicId } = await addTopic(database, user, topic, "published");
  await addPost(database, user, { topicId, text: "Found it.", quote: undefined }, "published");
  return { user, slug: member.slug, topicId };
}
