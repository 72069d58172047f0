/** @jest-environment node */
import { mapErrorMessage } from "@/lib/google-maps/messages";

const NOT_ACTIVATED =
  "Google Maps API is not activated. Please enable the Maps JavaScript API in your Google Cloud Console.";
const INVALID = "Invalid Google Maps API key. Please check your API key.";
const OTHER = "Failed to load Google Maps. Please check your API key and try again.";

describe("mapErrorMessage", () => {
  it.each([
    ["Google Maps JavaScript API error: ApiNotActivatedMapError https://x", NOT_ACTIVATED],
    [new Error("ApiNotActivatedMapError"), NOT_ACTIVATED],
    ["Google Maps JavaScript API error: InvalidKeyMapError", INVALID],
    [new Error("the script said InvalidKeyMapError twice"), INVALID],
    ["Google Maps JavaScript API error: RefererNotAllowedMapError", OTHER],
    ["gm_authFailure", OTHER],
    [new TypeError("google is undefined"), OTHER],
    [undefined, OTHER],
    ["", OTHER],
  ])("reads %s", (error, message) => {
    expect(mapErrorMessage(error)).toBe(message);
  });
});
