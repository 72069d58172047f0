const MESSAGES = [
  [
    "ApiNotActivatedMapError",
    "Google Maps API is not activated. Please enable the Maps JavaScript API in your Google Cloud Console.",
  ],
  ["InvalidKeyMapError", "Invalid Google Maps API key. Please check your API key."],
] as const;

const OTHER = "Failed to load Google Maps. Please check your API key and try again.";

/** The message for a map error, from what was thrown or logged (P8.10). */
export function mapErrorMessage(error: unknown) {
  const text = String(error);
  return MESSAGES.find(([name]) => text.includes(name))?.[1] ?? OTHER;
}
