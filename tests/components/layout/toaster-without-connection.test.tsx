import { render, screen, waitFor } from "@testing-library/react";
import { Toaster } from "@/components/layout/toaster";
import type { useLazyPart } from "@/lib/browser/use-lazy-part";
import { notify } from "@/lib/browser/notices";

let isOffline = true;
let attempts = 0;

// Its script cannot be loaded without a connection.
jest.mock("@/lib/browser/use-lazy-part", () => {
  const real = jest.requireActual<{ useLazyPart: typeof useLazyPart }>(
    "@/lib/browser/use-lazy-part",
  );
  type Load = Parameters<typeof useLazyPart>[0];
  const loads = new Map<Load, Load>();
  return {
    useLazyPart(load: Load) {
      const whenOnline = () => {
        attempts += 1;
        return isOffline ? Promise.reject(new Error("offline")) : load();
      };
      if (!loads.has(load)) loads.set(load, whenOnline);
      return real.useLazyPart(loads.get(load)!);
    },
  };
});

test("shows what was raised without a connection once there is one, once", async () => {
  render(<Toaster />);
  notify({ title: "Not sent" });
  // With the notice, and once the page is idle.
  await waitFor(() => expect(attempts).toBe(2));
  expect(screen.queryByText("Not sent")).toBeNull();
  isOffline = false;
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Not sent")).toBeVisible();
  window.dispatchEvent(new Event("online"));
  expect(screen.getAllByText("Not sent")).toHaveLength(1);
});
