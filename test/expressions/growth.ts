/** Letters of the longest text: more than any field, address or line takes. */
const LARGEST = 2 ** 14
/** Milliseconds of the processor. The clock may be as coarse as 10 ms. A text that never takes as long is harmless. */
const NOTICEABLE = 60
/** Milliseconds for which a function is repeated to measure it. */
const MEASURED = 80
const TRIES = 3

/**
 * Returns how the processor time of a function grows when its text is twice as long. The result is 2 for a linear one,
 * 4 for a quadratic one. It is 1 if even the longest text takes next to no time. Time of other processes does not
 * count.
 */
export function growthOfTime(run: (letters: number) => void): number {
  let size = 32
  while (size < LARGEST && timeOf(() => run(size)) < NOTICEABLE) size *= 2
  if (size >= LARGEST && timeOf(() => run(size)) < NOTICEABLE) return 1
  const longest = leastMean(() => run(size))
  // Over two doublings, so that chance matters less.
  return Math.sqrt(longest / leastMean(() => run(size / 4)))
}

/** Milliseconds of one call: the least of several means, because others disturb a measurement and never help it. */
function leastMean(call: () => void): number {
  const means = Array.from({ length: TRIES }, () => {
    let [calls, time] = [0, 0]
    for (; time < MEASURED; calls += 1) time += timeOf(call)
    return time / calls
  })
  return Math.min(...means)
}

function timeOf(call: () => void): number {
  const before = process.threadCpuUsage()
  call()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
