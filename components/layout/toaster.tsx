"use client";

import { useEffect, useState, type ComponentType } from "react";
import { connectNotices } from "@/lib/browser/notices";

type Connect = { connect: typeof connectNotices };

/** Loads the toaster when the page is idle; notices raised earlier wait for it (lib/browser/notices). */
export function Toaster() {
  const [NoticeToaster, setNoticeToaster] = useState<ComponentType<Connect>>();

  useEffect(() => {
    let gone = false;
    const load = async () => {
      const loaded = await import("@/components/ui/notice-toaster");
      if (!gone) setNoticeToaster(() => loaded.NoticeToaster);
    };
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
    idle(() => void load());
    return () => {
      gone = true;
    };
  }, []);

  return NoticeToaster ? <NoticeToaster connect={connectNotices} /> : null;
}
