import { act, renderHook } from "@testing-library/react";
import { useFragmentState, type FragmentCodec } from "@/lib/browser/use-fragment-state";

type Choice = { color: string; isOpen: boolean };

const CODEC: FragmentCodec<Choice> = {
  path: "/colors",
  initial: { color: "none", isOpen: false },
  read: ({ fragment, data }) =>
    fragment === "" || fragment.startsWith("#color=")
      ? { color: fragment.slice("#color=".length) || "none", isOpen: data === "open" }
      : undefined,
  write: ({ color, isOpen }) => ({
    fragment: color === "none" ? "" : `#color=${color}`,
    data: isOpen ? "open" : undefined,
  }),
};

const show = () => renderHook(() => useFragmentState(CODEC)).result;
const goTo = (url: string) => window.history.replaceState(null, "", url);

beforeEach(() => goTo("/colors"));

test("starts with what the URL says", () => {
  goTo("/colors#color=red");
  expect(show().current.state).toEqual({ color: "red", isOpen: false });
});

test("a change is written to the fragment, and to the entry as far as the URL does not have it", () => {
  const first = show();
  act(() => first.current.change({ color: "red", isOpen: true }));
  expect(first.current.state).toEqual({ color: "red", isOpen: true });
  expect(window.location.hash).toBe("#color=red");
  expect(show().current.state).toEqual({ color: "red", isOpen: true });
});

test("follows a fragment that a link changed", async () => {
  const result = show();
  await act(async () => {
    window.location.hash = "#color=blue";
    await new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
  });
  expect(result.current.state.color).toBe("blue");
});

test("a fragment that is not the state's is replaced by it", async () => {
  const result = show();
  act(() => result.current.change({ color: "red" }));
  await act(async () => {
    window.location.hash = "#content";
    await new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
  });
  expect(result.current.state.color).toBe("red");
  expect(window.location.hash).toBe("#color=red");
});

test("Back undoes a pushed change", async () => {
  const result = show();
  act(() => result.current.change({ color: "red" }, "push"));
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  });
  expect(result.current.state.color).toBe("none");
});

test("a change after the page was left stays in memory: the next page's URL is its own", () => {
  const result = show();
  goTo("/other#color=green");
  act(() => result.current.change({ color: "red", isOpen: true }));
  expect(window.location.href).toBe("http://localhost/other#color=green");
  expect(window.history.state).toBeNull();
});

test("a page that is rendered before its URL is current does not take the last page's fragment", () => {
  goTo("/other#color=green");
  expect(show().current.state.color).toBe("none");
});
