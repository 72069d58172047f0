/** The body of the auth service's response to a refresh. */
export type TokenResponse = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  expires_at?: number;
};

export function isTokenResponse(value: unknown): value is TokenResponse {
  const token = (value || {}) as Partial<Record<keyof TokenResponse, unknown>>;
  return (
    typeof token.access_token === "string" &&
    typeof token.refresh_token === "string" &&
    typeof token.expires_in === "number"
  );
}
