/** The field of a fact that the desk takes otherwise than it was sent. In a file of its own: browsers get it without what reads facts. */
export const editedField = (name: string) => `new:${name}`;
