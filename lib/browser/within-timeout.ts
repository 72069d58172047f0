/** The result of `work`; rejects when it takes longer. */
export async function withinTimeout<T>(work: Promise<T>, timeoutMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The response took too long.")), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
