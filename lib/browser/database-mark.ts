/** The attribute of the document's root element that says that there is a database (P14.17). */
export const DATABASE_ATTRIBUTE = "data-database";

/** Whether what the visitor saves and sends is kept by the server; known as soon as a page's HTML is. */
export function isKeptByServer() {
  return document.documentElement.hasAttribute(DATABASE_ATTRIBUTE);
}
