/** What an answer is made of besides its headers. */
export type AnswerText = string

/** Characters of all answers kept at once, and of the longest address under which one is kept. */
const LARGEST_MEMORY = 32 * 1024 * 1024
const LONGEST_KEY = 8 * 1024

/**
 * Keeps finished answers, as text, while what they were made from stands at the same version. Those asked for least
 * recently go first. Two requests for the same at once make it once; failures are not kept.
 */
export function createAnswerMemory(room = LARGEST_MEMORY) {
  const kept = new Map<string, Promise<AnswerText>>()
  const sizes = new Map<string, number>()
  let version: string | undefined
  let used = 0

  const forget = (key: string) => {
    kept.delete(key)
    used -= sizes.get(key) ?? 0
    sizes.delete(key)
  }
  const admit = (key: string, answer: Promise<AnswerText>, text: AnswerText) => {
    if (kept.get(key) !== answer) return
    used += text.length
    sizes.set(key, text.length)
    for (const oldest of kept.keys()) {
      if (used <= room) break
      forget(oldest)
    }
  }

  return function remember(current: string, key: string, make: () => Promise<AnswerText>): Promise<AnswerText> {
    if (key.length > LONGEST_KEY) return make()
    if (current !== version) {
      for (const old of kept.keys()) forget(old)
      version = current
    }
    const found = kept.get(key)
    const answer = found ?? make()
    // Last in the map is asked for last.
    kept.delete(key)
    kept.set(key, answer)
    if (found === undefined) {
      answer.then(
        (text) => admit(key, answer, text),
        () => kept.get(key) === answer && forget(key),
      )
    }
    return answer
  }
}
