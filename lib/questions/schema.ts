import * as z from "zod/mini";

const MESSAGE = "Please write your answer, in 2 to 2,000 characters.";

export const MAX_ANSWER = 2_000;

/** The answer to a question of the desk. */
export const answerQuestionSchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{22}$/)),
  answer: z.string().check(z.trim(), z.minLength(2, MESSAGE), z.maxLength(MAX_ANSWER, MESSAGE)),
});
