import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import type * as sessionStore from "@/lib/session/session-store";
import { fakeAuthClient, SESSION } from "@/tests/fakes/auth-client";

const COOKIE = `base64-${btoa(JSON.stringify(SESSION))}`;

let store: typeof sessionStore;
let fake: ReturnType<typeof fakeAuthClient>;
let loads: number;

/** A page of its own: the store lives as long as its module. */
async function newPage({ cookie = false } = {}) {
  document.cookie = `${AUTH_COOKIE}=${cookie ? COOKIE : ""}; path=/; max-age=${cookie ? 100 : 0}`;
  delete document.documentElement.dataset.auth;
  jest.resetModules();
  loads = 0;
  fake = fakeAuthClient();
  jest.doMock("@/lib/supabase/browser/browser-client", () => {
    loads += 1;
    return fake.client;
  });
  store = await import("@/lib/session/session-store");
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const user = () => store.readState().user?.email;

it("starts loading", async () => {
  await newPage();
  expect(store.readState()).toEqual({ user: null, session: null, loading: true });
});

it("with a session, says what was wrong with an e-mail's link, which led on from the sign-in screen", async () => {
  await newPage({ cookie: true });
  store.subscribe(() => {});
  await settle();
  expect(fake.client.notifyLinkProblem).toHaveBeenCalledTimes(1);
});

describe("without a session's cookie", () => {
  beforeEach(() => newPage());

  it("knows at once that there is no session, without Supabase's code", async () => {
    store.subscribe(() => {});
    await settle();
    expect(store.readState()).toEqual({ user: null, session: null, loading: false });
    expect(loads).toBe(0);
  });

  it("loads Supabase's code where a session is about to be made", async () => {
    store.subscribe(() => {});
    store.expectSession();
    await settle();
    expect(loads).toBe(1);
    fake.emit(SESSION);
    expect(user()).toBe("noor@example.com");
  });

  it.each(["focus", "pageshow"])("notices on %s a sign-in elsewhere", async (event) => {
    store.subscribe(() => {});
    fake.client.lookUpSession.mockResolvedValue(SESSION);
    document.cookie = `${AUTH_COOKIE}=${COOKIE}; path=/`;
    window.dispatchEvent(new Event(event));
    await settle();
    expect(user()).toBe("noor@example.com");
    expect(document.documentElement.dataset.auth).toBe("in");
  });
});

describe("with a session's cookie", () => {
  beforeEach(() => newPage({ cookie: true }));

  it("is loading until the first lookup returns", async () => {
    fake.client.lookUpSession.mockResolvedValue(SESSION);
    const heard = jest.fn();
    store.subscribe(heard);
    expect(store.readState().loading).toBe(true);
    await settle();
    expect(store.readState()).toEqual({ user: SESSION.user, session: SESSION, loading: false });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("ends loading at an event that comes before the lookup", async () => {
    fake.client.lookUpSession.mockReturnValue(new Promise(() => {}));
    store.subscribe(() => {});
    await settle();
    expect(store.readState().loading).toBe(true);
    fake.emit(SESSION);
    expect(store.readState()).toEqual({ user: SESSION.user, session: SESSION, loading: false });
  });

  it("ignores a lookup that is older than an event", async () => {
    let respond: (found: null) => void;
    fake.client.lookUpSession.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    store.subscribe(() => {});
    await settle();
    fake.emit(SESSION);
    respond!(null);
    await settle();
    expect(user()).toBe("noor@example.com");
  });

  it("follows every change, also those of other tabs", async () => {
    fake.client.lookUpSession.mockResolvedValue(SESSION);
    store.subscribe(() => {});
    await settle();
    fake.emit({ ...SESSION, access_token: "refreshed" });
    expect(store.readState().session?.access_token).toBe("refreshed");
    document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
    fake.emit(null);
    expect(store.readState()).toEqual({ user: null, session: null, loading: false });
    expect(document.documentElement.dataset.auth).toBeUndefined();
  });

  it("looks the session up once for any number of callers", async () => {
    store.subscribe(() => {});
    store.subscribe(() => {});
    store.expectSession();
    await settle();
    expect(fake.client.lookUpSession).toHaveBeenCalledTimes(1);
  });

  it("keeps the header as the cookie has it when the lookup fails", async () => {
    fake.client.lookUpSession.mockRejectedValue(new TypeError("Failed to fetch"));
    store.subscribe(() => {});
    await settle();
    expect(store.readState()).toEqual({ user: null, session: null, loading: false });
    expect(document.documentElement.dataset.auth).toBe("in");
  });

  it("notices on coming back that the session ended elsewhere", async () => {
    fake.client.lookUpSession.mockResolvedValue(SESSION);
    store.subscribe(() => {});
    await settle();
    document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
    window.dispatchEvent(new Event("pageshow"));
    expect(user()).toBeUndefined();
  });

  it("stops listening with its last listener", async () => {
    const leave = store.subscribe(() => {});
    await settle();
    leave();
    document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
    const before = store.readState();
    window.dispatchEvent(new Event("focus"));
    expect(store.readState()).toBe(before);
  });
});

describe("signing out", () => {
  beforeEach(async () => {
    await newPage({ cookie: true });
    document.cookie = `${AUTH_COOKIE}.0=part; path=/`;
    fake.client.lookUpSession.mockResolvedValue(SESSION);
    store.subscribe(() => {});
    await settle();
  });

  it("ends the session here at once, then notifies the server and the other tabs", async () => {
    fake.client.announceSignOut.mockReturnValue(new Promise(() => {}));
    for (const area of [sessionStorage, localStorage])
      area.setItem("draft:/restaurants/1/review", "{}");
    localStorage.setItem("pendingAction", "{}");
    void store.signOut();
    for (const area of [sessionStorage, localStorage])
      expect(area.getItem("draft:/restaurants/1/review")).toBeNull();
    expect(localStorage.getItem("pendingAction")).toBeNull();
    expect(store.readState()).toEqual({ user: null, session: null, loading: false });
    expect(document.cookie).not.toContain(AUTH_COOKIE);
    expect(document.documentElement.dataset.auth).toBeUndefined();
    await settle();
    expect(fake.client.announceSignOut).toHaveBeenCalledWith("access");
  });

  it("ends it also when the server cannot be reached", async () => {
    fake.client.announceSignOut.mockRejectedValue(new TypeError("Failed to fetch"));
    await store.signOut();
    expect(user()).toBeUndefined();
    expect(document.cookie).not.toContain(AUTH_COOKIE);
  });
});

describe("favorites", () => {
  const saved = () => localStorage.getItem("savedRestaurants");

  beforeEach(async () => {
    localStorage.clear();
    await newPage({ cookie: true });
    fake.client.lookUpSession.mockResolvedValue(SESSION);
    store.subscribe(() => {});
    await settle();
    localStorage.setItem("savedRestaurants", '["1","2"]');
    localStorage.setItem("savedRestaurantsAccount", '{"account":"a","ids":["1"]}');
  });

  async function endElsewhere() {
    document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
    window.dispatchEvent(new Event("focus"));
    await settle();
  }

  it("of the device join the account's on whichever page follows the sign-in", () => {
    expect(fake.client.joinDevice).toHaveBeenCalledTimes(1);
  });

  it("of the account leave the device with Sign Out", async () => {
    await store.signOut();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ["with Sign Out", () => store.signOut()],
    ["where the session ended elsewhere", endElsewhere],
  ])("leave no copies in the browser's caches %s", async (_how, end) => {
    const deleteCache = jest.fn(async () => true);
    Object.assign(window, {
      caches: { keys: async () => ["chard-record-1"], delete: deleteCache },
    });
    await end();
    await settle();
    expect(deleteCache).toHaveBeenCalledWith("chard-record-1");
    delete (window as { caches?: unknown }).caches;
  });

  it("that were not sent yet stay where the session ended elsewhere", async () => {
    await endElsewhere();
    expect(saved()).toBe('["2"]');
    expect(localStorage.getItem("savedRestaurantsAccount")).toBeNull();
  });

  it("that were sent do not stay there either", async () => {
    localStorage.setItem("savedRestaurants", '["1"]');
    await endElsewhere();
    expect(localStorage).toHaveLength(0);
  });
});
