const MESSAGES = [
  [
    "ApiNotActivatedMapError",
    "Google Maps API is not activated. Please enable the Maps JavaScript API in your Google Cloud Console.",
  ],
  ["InvalidKeyMapError", "Invalid Google Maps API key. Please check your API key."],
] as const;

const OTHER = "Failed to load Google Maps. Please check your API key and try again.";

/** What a visitor reads about a map error, whatever was thrown or logged (P8.10). */
export function mapErrorMessage(error: unknown) {
  const text = String(error);
  return MESSAGES.find(([name]) => text.includes(name))?.[1] ?? OTHER;
}
