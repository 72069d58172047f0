/** The times of some readings in ms, one after the other. */
export async function timesOf(read, count) {
  const times = [];
  for (let done = 0; done < count; done += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times;
}
