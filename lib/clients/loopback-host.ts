/** Whether a Host header names this machine, which no other site's pages can have as their host. */
export function isLoopbackHost(host: string) {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host);
}
