import { act, renderHook, waitFor } from "@testing-library/react";
import { useLazyPart } from "@/lib/browser/use-lazy-part";

const PART = { name: "a part" };

describe("a part that is loaded late", () => {
  it("comes by itself", async () => {
    const load = jest.fn().mockResolvedValue(PART);
    const { result } = renderHook(() => useLazyPart(load));
    expect(result.current[0]).toBeUndefined();
    await waitFor(() => expect(result.current[0]).toBe(PART));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is requested again where loading failed", async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error("gone")).mockResolvedValue(PART);
    const { result } = renderHook(() => useLazyPart(load));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(result.current[0]).toBeUndefined();
    act(() => result.current[1]());
    await waitFor(() => expect(result.current[0]).toBe(PART));
  });
});
