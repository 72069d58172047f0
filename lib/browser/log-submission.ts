/**
 * What submitting a form does while no service stands behind it: the values go to the browser's console and nowhere
 * else (P14.4). `form` names it in the log.
 */
export function logSubmission(form: string, values: Record<string, string>) {
  console.log(`${form} submitted`, values);
}
