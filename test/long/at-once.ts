/** Runs the task for 0 to `count` - 1, so many of them at once; the results are in that order. */
export async function runAtOnce<Result>(
  count: number,
  lanes: number,
  task: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const index = next++
      results[index] = await task(index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, count) }, lane))
  return results
}
