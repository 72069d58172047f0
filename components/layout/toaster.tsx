import { useEffect } from "react";
import { connectNotices, showKeptNotice, whenNoticesWait } from "@/lib/browser/notices";
import { useLazyPart } from "@/lib/browser/use-lazy-part";

const loadToaster = () => import("@/components/ui/notices/notice-toaster");

/** Shows notices (lib/browser/notices). Its library is not among the page's first scripts. */
export function Toaster() {
  const [toaster, ask] = useLazyPart(loadToaster);

  useEffect(showKeptNotice, []);
  useEffect(() => whenNoticesWait(ask), [ask]);

  // Notices that were raised without a connection wait for it.
  useEffect(() => {
    if (toaster) return;
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [toaster, ask]);

  return toaster ? <toaster.NoticeToaster connect={connectNotices} /> : null;
}
