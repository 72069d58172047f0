"use client";

/** The form for replies on a page of its own. */
export { ReplyForm as ReplyPageForm } from "@/components/community/forum/reply-form";
