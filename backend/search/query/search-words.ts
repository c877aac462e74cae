import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ErrorLog } from '#backend/database/database.ts'
import { createRevisionMemory } from '#backend/search/index/revision-memory.ts'
import { LOCALES, perLocale } from '#contracts/locales.ts'
import { parsePins, type Pins } from './pins.ts'
import { loadSynonyms, NO_SYNONYMS, type Synonyms } from './synonyms.ts'

/** The company's own words: synonyms, and pages that come first. */
export interface SearchWords {
  /** Another one after each change of a file. */
  revision: string
  synonyms: Synonyms
  pins: Pins
}

export type ReadSearchWords = () => Promise<SearchWords>

export const NO_WORDS: SearchWords = { revision: '', synonyms: NO_SYNONYMS, pins: perLocale(() => new Map()) }

/** Milliseconds for which a change of the files may go unnoticed. */
const AGE = 1_000

/**
 * Reads `synonyms/` and `pins.txt` of a folder, and again when one of the files has changed. Wrong lines stop the start.
 * Later they are logged, and the words before stay.
 * @throws Error with every wrong line, with file and line
 */
export async function openSearchWords(folder: string, log: ErrorLog): Promise<ReadSearchWords> {
  let good = await readWords(folder, await readRevision(folder))
  return createRevisionMemory(
    () => readRevision(folder),
    async (revision) => {
      if (revision === good.revision) return good
      try {
        good = await readWords(folder, revision)
      } catch (error) {
        log.error({ err: error }, 'search: the synonyms or pins are not valid, those before stay')
      }
      return good
    },
    AGE,
  )
}

async function readWords(folder: string, revision: string): Promise<SearchWords> {
  const [synonyms, pins] = await Promise.all([loadSynonyms(join(folder, 'synonyms')), loadPins(folder)])
  return { revision, synonyms, pins }
}

/** @throws Error with every wrong line */
async function loadPins(folder: string): Promise<Pins> {
  const file = join(folder, 'pins.txt')
  const problems: string[] = []
  const pins = parsePins(await readIfThere(file), (line, message) => problems.push(`  ${file}:${line}: ${message}`))
  if (problems.length > 0) throw new Error(`The pins of the search are not valid:\n${problems.join('\n')}`)
  return pins
}

/** Pins are not needed. */
async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

/** Times and sizes of the files. An editor may take one away for a moment. */
async function readRevision(folder: string): Promise<string> {
  const files = ['pins.txt', ...['all', ...LOCALES].map((name) => join('synonyms', `${name}.txt`))]
  const changed = await Promise.all(
    files.map(async (file) => {
      try {
        const { mtimeMs, size } = await stat(join(folder, file))
        return `${mtimeMs} ${size}`
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'missing'
        throw error
      }
    }),
  )
  return changed.join(', ')
}
