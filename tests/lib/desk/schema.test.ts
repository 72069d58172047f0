/** @jest-environment node */
import { findQueue, QUEUES } from "@/lib/desk/queues";
import { answerSchema, approvalSchema } from "@/lib/desk/schema";

const ANSWER = { id: "7", answer: "Please pay here." };
const APPROVAL = { id: "7", name: "Kopps", lat: "52.5", lng: "13.4" };

it("an editor cannot answer messages, and a form for messages names no other queue", () => {
  for (const queue of QUEUES) {
    expect(answerSchema.safeParse({ ...ANSWER, queue }).success).toBe(queue === "messages");
    expect(approvalSchema.safeParse({ ...APPROVAL, queue }).success).toBe(queue === "listings");
  }
  const { queue } = answerSchema.parse({ ...ANSWER, queue: "messages" });
  expect(findQueue("editor", queue)).toBeUndefined();
  expect(findQueue("moderator", queue)).toBe("messages");
});
