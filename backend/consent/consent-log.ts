import { createHash } from 'node:crypto'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONSENT_CATEGORIES, type ConsentDecision, type ConsentLog } from '#contracts/consent.ts'

/** Lines that one process writes in a minute at most, from all networks together: they must not fill the disk. */
const LINES_A_MINUTE = 600
const MINUTE = 60_000
const HEADER = `at,language,${CONSENT_CATEGORIES.join(',')},text\n`

/**
 * Decisions about cookies as CSV files, one a month: `consents/2026-11.csv`. A line has the time, the language, the
 * choice of each category and the version of the text. A choice is empty if it was not decided, or not offered. Each
 * version of the text is stored once in `consents/texts`. No line has personal data. Each line is appended in one
 * write, so several processes may share the folder. A decision of a network that has made too many is not written.
 */
export function createConsentLog(
  folder: string,
  clock: () => Date = () => new Date(),
  isTooMany: () => Promise<boolean> = async () => false,
): ConsentLog {
  /** Versions of texts that are stored; at most one for each language and release. */
  const stored = new Set<string>()
  let minute = 0
  let lines = 0

  async function storeText(text: string): Promise<string> {
    const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
    if (stored.has(version)) return version
    await mkdir(join(folder, 'texts'), { recursive: true })
    await writeOnce(join(folder, 'texts', `${version}.txt`), text)
    stored.add(version)
    return version
  }

  return {
    async write({ choices, locale, text }: ConsentDecision) {
      if (await isTooMany()) return
      const at = clock()
      const current = Math.floor(at.getTime() / MINUTE)
      if (current !== minute) [minute, lines] = [current, 0]
      lines += 1
      if (lines > LINES_A_MINUTE) return
      const version = await storeText(text)
      const values = CONSENT_CATEGORIES.map((category) => choices[category] ?? '')
      const file = join(folder, `${at.toISOString().slice(0, 7)}.csv`)
      await writeOnce(file, HEADER)
      await appendFile(file, `${[at.toISOString(), locale, ...values, version].join(',')}\n`)
    },
  }
}

/** Leaves a file that exists as it is. */
async function writeOnce(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
