import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { failureMessage } from "@/lib/auth/failure-message";
import { notify } from "@/lib/browser/notices";
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
  const [wait, setWait] = useState({ seconds: waitSeconds });
  const [busy, setBusy] = useState(false);
  const left = useSecondsLeft(wait);

  async function resend() {
    if (left > 0 || busy) return;
    setBusy(true);
    const result = await requestEmail(email);
    setBusy(false);
    if (result.waitSeconds) setWait({ seconds: result.waitSeconds });
  }

  return (
    <div className="mt-6 rounded-[14px] bg-sprout px-5 py-4 text-center">
      <p className="wrap-anywhere text-ink-2">
        No email from us at <b>{email}</b>? Check your spam folder, too.
      </p>
      <Button
        size="sm"
        variant="quiet"
        className="link mt-1"
        aria-disabled={left > 0 || busy}
        onClick={resend}
      >
        Send the email again
      </Button>
      {left > 0 && <span className="text-small text-ink-2"> in {left} s</span>}
    </div>
  );
}

/** Returns how long to wait until the next request; 0 after a failure. */
async function requestEmail(email: string) {
  try {
    const client = await loadAuthClient();
    const { failure, waitSeconds } = await client.resendConfirmation(email);
    if (failure) return fail(failure);
    notify(
      waitSeconds === undefined
        ? {
            title: "Email sent",
            description: `A new link is on its way to ${email}. Use the newest one.`,
          }
        : { title: "Check your email", description: "We sent you a link less than a minute ago." },
    );
    return { waitSeconds: waitSeconds ?? RESEND_WAIT_SECONDS };
  } catch (error) {
    return fail(failureMessage(error));
  }
}

function fail(description: string) {
  notify({ title: "Error", description, tone: "destructive" });
  return { waitSeconds: 0 };
}
