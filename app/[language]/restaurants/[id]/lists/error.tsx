"use client";

export { PageUnavailable as default } from "@/components/layout/page-unavailable";
