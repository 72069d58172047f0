import "server-only";

import { getStores } from "@/lib/database/client";
import { findDeskMember } from "@/lib/database/desk/accounts/roles";
import { findPhotoAudience, type PhotoAudience } from "@/lib/database/photos/photo-audience";
import { findQueue } from "@/lib/desk/queues";
import { missingAtDesk } from "@/lib/desk/second-factor";
import { getCurrentUser } from "@/lib/supabase/current-user";

/** Whether the current user may see a photo that waits: its sender and moderators may. */
async function maySee(audience: Exclude<PhotoAudience, "public" | undefined>) {
  const user = await getCurrentUser();
  if (!user) return false;
  if (audience.senders.includes(user.sub)) return true;
  if (missingAtDesk(user.secondFactor)) return false;
  const member = await findDeskMember((await getStores()).database, user.sub);
  return member !== undefined && findQueue(member.role, "photos") !== undefined;
}

/** For whom a photo's file may be sent now: everyone, only the current user, or no one (P14.220). */
export async function getPhotoAccess(hash: string): Promise<"public" | "user" | undefined> {
  const audience = await findPhotoAudience((await getStores()).database, hash);
  if (audience === "public" || !audience) return audience;
  return (await maySee(audience)) ? "user" : undefined;
}
