/**
 * Submitting a form without a service: the values go to the browser's console and nowhere else (P14.4). `form` names it in the log.
 */
export function logSubmission(form: string, values: Record<string, string>) {
  console.log(`${form} submitted`, values);
}
