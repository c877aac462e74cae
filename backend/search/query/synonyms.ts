import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES, type Locale, perLocale } from '#contracts/locales.ts'
import { tokensOf } from '#backend/search/text/tokens.ts'

/** Words that mean the same or are meant by another one; each is one or several folded words. */
export interface Synonym {
  /** The words that have to be in the term, in their order. */
  from: readonly string[]
  /** Further words to search for. */
  to: readonly (readonly string[])[]
}

export type Synonyms = Readonly<Record<Locale, readonly Synonym[]>>

export const NO_SYNONYMS: Synonyms = perLocale(() => [])

const MAX_WORDS = 4

/**
 * Reads the files of a folder; a company need not have any of them.
 * @throws Error with every wrong line of the files, with file and line
 */
export async function loadSynonyms(folder: string): Promise<Synonyms> {
  const problems: string[] = []
  const read = async (name: string) => {
    const file = `${name}.txt`
    const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
      throw error
    })
    return parseSynonyms(text, (line, message) => problems.push(`  ${join(folder, file)}:${line}: ${message}`))
  }
  const all = await read('all')
  const own = new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const)))
  if (problems.length > 0) throw new Error(`The synonyms of the search are not valid:\n${problems.join('\n')}`)
  return perLocale((locale) => joinEqual([...all, ...(own.get(locale) ?? [])]))
}

/** Joins what the lines say about the same words. */
function joinEqual(synonyms: readonly Synonym[]): Synonym[] {
  const joined = Map.groupBy(synonyms, ({ from }) => from.join(' '))
  return [...joined.values()].map((same) => {
    const to = new Map(same.flatMap((one) => one.to.map((words) => [words.join(' '), words] as const)))
    return { from: same[0]?.from ?? [], to: [...to.values()] }
  })
}

/**
 * Parses Solr's format: `sheet, plate, board` are equal; `teflon => ptfe` searches for the right side as well. A line
 * that begins with # is a comment.
 */
export function parseSynonyms(text: string, report: (line: number, message: string) => void): Synonym[] {
  return text.split(/\r?\n/).flatMap((given, index) => {
    const fail = (message: string) => {
      report(index + 1, message)
      return []
    }
    const line = given.trim()
    if (line === '' || line.startsWith('#')) return []
    const sides = line.split('=>').map((side) => side.split(',').map(toWords))
    const [left = [], right, ...more] = sides
    if (more.length > 0) return fail('has more than one =>')
    const words = [...left, ...(right ?? [])]
    if (words.some((one) => one.length === 0)) return fail('has an empty place between its commas')
    if (words.some((one) => one.length > MAX_WORDS)) return fail(`has more than ${MAX_WORDS} words in one place`)
    if (right) return left.map((from) => ({ from, to: right }))
    if (left.length < 2) return fail('needs two words with a comma, or two sides with =>')
    return left.map((from) => ({ from, to: left.filter((other) => other !== from) }))
  })
}

const toWords = (text: string): string[] => tokensOf(text).map(({ word }) => word)
