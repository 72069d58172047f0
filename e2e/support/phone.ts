import { devices } from "@playwright/test";

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];

/** The phone of the tests that are tagged "@phone", for those that share a server with tests on the desktop: a project starts its own. */
export const PHONE = { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch };
