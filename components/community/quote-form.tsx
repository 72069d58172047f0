"use client";

/** The form for replies on the page that quotes a post. */
export { ReplyForm as QuoteForm } from "@/components/community/reply-form";
