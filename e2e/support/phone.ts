import { devices } from "@playwright/test";

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 7"];

/**
 * The phone of the tests that are tagged "@phone", also for those that share a server with tests on the desktop: a project starts its
 * own. What is looked at has the same size on every screen; one of fewer dots is drawn in a fraction of the time.
 */
export const PHONE = { userAgent, viewport, deviceScaleFactor: 1, isMobile, hasTouch };

/** Of as many dots as it has, which decide what pictures it loads. */
export const PHONE_OF_MANY_DOTS = { ...PHONE, deviceScaleFactor };
