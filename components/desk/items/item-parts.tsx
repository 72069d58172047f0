import { ClaimContents, ClaimDecisions } from "@/components/desk/items/claim-item";
import { CorrectionContents, CorrectionDecisions } from "@/components/desk/items/correction-item";
import { EventContents, EventDecisions } from "@/components/desk/items/event-item";
import { ListingContents, ListingDecisions } from "@/components/desk/items/listing-item";
import { MessageContents, MessageDecisions } from "@/components/desk/items/message-item";
import { PhotoContents, PhotoDecisions } from "@/components/desk/items/photo-item";
import { PostContents, PostDecisions } from "@/components/desk/items/post-item";
import { ReportContents, ReportDecisions } from "@/components/desk/items/report-item";
import { ReviewContents, ReviewDecisions } from "@/components/desk/items/review-item";
import type { DeskItem } from "@/lib/database/desk/queues/items";
import type { SimilarPlace } from "@/lib/desk/similar-place";

type ItemContext = { similar: readonly SimilarPlace[]; sendsMail: boolean };

/** What an item of each queue shows, how it is decided, and when what was sent in which way. */
export function partsOf(item: DeskItem, { similar, sendsMail }: ItemContext) {
  switch (item.queue) {
    case "listings":
      return {
        contents: <ListingContents {...item} similar={similar} />,
        decisions: <ListingDecisions {...item} similar={similar} />,
        did: "submitted this place",
        at: item.listing.createdAt,
      };
    case "corrections":
      return {
        contents: <CorrectionContents {...item} similar={similar} />,
        decisions: <CorrectionDecisions {...item} />,
        did: `${item.suggestion.kind === "closed" ? "says that it has closed" : "suggests changes"}${item.isOwners ? " as the owner" : ""}`,
        at: item.suggestion.createdAt,
      };
    case "claims":
      return {
        contents: <ClaimContents {...item} similar={similar} />,
        decisions: <ClaimDecisions id={item.claim.id} />,
        did: "claimed this place",
        at: item.claim.createdAt,
      };
    case "reports":
      return {
        contents: <ReportContents {...item} />,
        decisions: <ReportDecisions {...item} />,
        did: "reported this",
        at: item.report.createdAt,
      };
    case "reviews":
      return {
        contents: <ReviewContents {...item} />,
        decisions: <ReviewDecisions id={item.review.id} />,
        did: "wrote this review",
        at: item.review.createdAt,
      };
    case "photos":
      return {
        contents: <PhotoContents {...item} />,
        decisions: <PhotoDecisions id={item.photo.id} />,
        did: item.photo.byVisitor ? "added this photo" : "added this photo as the owner",
        at: item.photo.createdAt,
      };
    case "posts":
      return {
        contents: <PostContents {...item} />,
        decisions: <PostDecisions id={item.post.id} />,
        did: item.topic.isNew ? "wants to post this topic" : "wrote this reply",
        at: item.post.createdAt,
      };
    case "events":
      return {
        contents: <EventContents {...item} />,
        decisions: <EventDecisions id={item.event.id} />,
        did: item.event.previous ? "changed this event" : "proposed this event",
        at: item.event.createdAt,
      };
    case "messages":
      return {
        contents: <MessageContents {...item} />,
        decisions: <MessageDecisions id={String(item.message.id)} canAnswer={sendsMail} />,
        did: "wrote to us",
        at: item.message.createdAt,
      };
  }
}
