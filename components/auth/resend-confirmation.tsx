import { useTexts } from "#texts";
import { useEffect, useState } from "react";
import { useFailureTexts } from "@/components/auth/use-failure-texts";
import { Button } from "@/components/ui/button";
import { failureMessage } from "@/lib/auth/failure-message";
import { notify } from "@/lib/browser/notices";
import english from "@/lib/messages/en/sign-in/sign-in.json";
import { loadAuthClient } from "@/lib/session/session-store";

/** The service sends one e-mail a minute to an address. */
export const RESEND_WAIT_SECONDS = 60;

/** Counts down to 0; a new `wait` object starts again. */
function useSecondsLeft(wait: { seconds: number }) {
  const [left, setLeft] = useState(wait.seconds);
  useEffect(() => {
    const end = performance.now() + wait.seconds * 1000;
    const update = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}

type ResendConfirmationProps = { email: string; waitSeconds: number };

/** Offers the confirmation e-mail once more, and says when it can be had. */
export function ResendConfirmation({ email, waitSeconds }: ResendConfirmationProps) {
  const t = useTexts("sign-in", english);
  const { showFailure } = useFailureTexts();
  const [wait, setWait] = useState({ seconds: waitSeconds });
  const [busy, setBusy] = useState(false);
  const left = useSecondsLeft(wait);

  async function resend() {
    if (left > 0 || busy) return;
    setBusy(true);
    const seconds = await requestEmail();
    setBusy(false);
    if (seconds) setWait({ seconds });
  }

  /** Returns how long to wait until the next request; nothing after a failure. */
  async function requestEmail() {
    try {
      const client = await loadAuthClient();
      const { failure, waitSeconds } = await client.resendConfirmation(email);
      if (failure) {
        showFailure(failure);
        return undefined;
      }
      notify(
        waitSeconds === undefined
          ? { title: t("sent"), description: t("sent.text", { email }) }
          : { title: t("recent"), description: t("recent.text") },
      );
      return waitSeconds ?? RESEND_WAIT_SECONDS;
    } catch (error) {
      showFailure(failureMessage(error));
      return undefined;
    }
  }

  return (
    <div className="mt-6 rounded-[14px] bg-sprout px-5 py-4 text-center">
      <p className="wrap-anywhere text-ink-2">
        {t.rich("no-mail", { email, b: (address) => <b key="address">{address}</b> })}
      </p>
      <Button
        size="sm"
        variant="quiet"
        className="link mt-1"
        aria-disabled={left > 0 || busy}
        onClick={resend}
      >
        {t("resend")}
      </Button>
      {left > 0 && (
        <span className="text-small text-ink-2"> {t("resend.wait", { seconds: left })}</span>
      )}
    </div>
  );
}
