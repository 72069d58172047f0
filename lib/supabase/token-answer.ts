/** What the service returns for a refresh. */
export type TokenAnswer = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  expires_at?: number;
};

export function isTokenAnswer(value: unknown): value is TokenAnswer {
  const token = (value || {}) as Partial<Record<keyof TokenAnswer, unknown>>;
  return (
    typeof token.access_token === "string" &&
    typeof token.refresh_token === "string" &&
    typeof token.expires_in === "number"
  );
}
