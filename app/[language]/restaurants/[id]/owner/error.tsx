"use client";

export { TranslatedUnavailable as default } from "@/components/layout/unavailable/translated-unavailable";
