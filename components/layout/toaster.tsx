"use client";

import { useEffect } from "react";
import { connectNotices, showKeptNotice, whenNoticesWait } from "@/lib/browser/notices";
import { useLazyPart } from "@/lib/browser/use-lazy-part";

const loadToaster = () => import("@/components/ui/notices/notice-toaster");

/** Shows notices (lib/browser/notices). Its library is not among the page's first scripts. */
export function Toaster() {
  const [toaster, ask] = useLazyPart(loadToaster);

  useEffect(showKeptNotice, []);
  useEffect(() => whenNoticesWait(ask), [ask]);

  return toaster ? <toaster.NoticeToaster connect={connectNotices} /> : null;
}
