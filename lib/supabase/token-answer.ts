/** What the service answers to a refresh. */
export type TokenAnswer = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  expires_at?: number;
};

export function isTokenAnswer(value: unknown): value is TokenAnswer {
  const answer = (value || {}) as Partial<Record<keyof TokenAnswer, unknown>>;
  return (
    typeof answer.access_token === "string" &&
    typeof answer.refresh_token === "string" &&
    typeof answer.expires_in === "number"
  );
}
