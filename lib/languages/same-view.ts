/**
 * Has a link to this page in another language lead to what the page shows now: filters, place and view are in the query and the fragment,
 * which the browser alone knows. Call it when the link is pressed, before the browser follows it.
 */
export function leadToSameView(link: HTMLAnchorElement) {
  const { search, hash } = window.location;
  link.href = `${link.pathname}${search}${hash}`;
}
