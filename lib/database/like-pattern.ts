/** A text as a pattern of LIKE that finds it anywhere. */
export const containing = (text: string) => `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
