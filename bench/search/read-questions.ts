import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES, type Locale } from '#contracts/locales.ts'

/** A query with the answers that a buyer would call right, written down before anything was asked. */
export interface SearchQuestion {
  locale: Locale
  kind: string
  term: string
  wanted: RightAnswer[]
}

/**
 * A right answer. `family`, `number` and `page` may have `*` and `?`; a page is its path without the language. `nothing`
 * is right if there is no hit.
 */
export type RightAnswer =
  | { of: 'family' | 'number' | 'page' | 'file'; pattern: RegExp }
  | { of: 'person'; mail: string }
  | { of: 'nothing' }

/** Families that many questions want, as `@name`. */
const SETS: Record<string, string> = {
  guide: 'f:T-? f:TS-? f:TU-? f:K-? f:CT-? f:CTU-? f:CK-?',
  belt: 'f:KRF f:ZRF-* f:RRF',
  strip: 'f:GL f:GLW',
  edge: 'f:KSU f:KSL',
  c: 'f:C-ZN f:C-VA',
  tension: 'f:SB f:RSP f:SPS',
  accessory: 'f:VE f:KO f:KL',
}

const FOLDER = join(import.meta.dirname, 'questions')
const SIGN = ' => '

/** Those that the state before 0118 did not find first, with answers that others had written down. */
export const MISSED_QUESTIONS = join(import.meta.dirname, 'missed-questions')

/** Reads the questions of all languages, in the order of their files. */
export async function readQuestions(folder = FOLDER): Promise<SearchQuestion[]> {
  const files = await Promise.all(
    LOCALES.map(async (locale) => parseQuestions(locale, await readFile(join(folder, `${locale}.txt`), 'utf8'))),
  )
  return files.flat()
}

/**
 * Parses `term => answers` below `## kind`. Answers have a blank between them. `f:` is a family, `n:` an item number, `u:`
 * a page. `d:` is a file by its title, `p:` a person by the address. `0` is nothing, `@name` a set.
 * @throws Error with the line that cannot be read
 */
export function parseQuestions(locale: Locale, text: string): SearchQuestion[] {
  let kind = ''
  return text.split('\n').flatMap((line): SearchQuestion[] => {
    if (line.startsWith('## ')) kind = line.slice(3)
    const at = line.lastIndexOf(SIGN)
    if (line.startsWith('#') && at < 0) return []
    if (line.trim() === '') return []
    if (at < 0 || kind === '') throw new Error(`${locale}: cannot read ${JSON.stringify(line)}`)
    const answers = line.slice(at + SIGN.length).replace(/@(\w+)/g, (whole, name: string) => SETS[name] ?? whole)
    return [{ locale, kind, term: line.slice(0, at), wanted: answers.trim().split(/\s+/).map(toAnswer) }]
  })
}

function toAnswer(text: string): RightAnswer {
  const [sign, value] = [text.slice(0, 2), text.slice(2)]
  switch (sign) {
    case 'f:':
      return { of: 'family', pattern: globOf(value) }
    case 'n:':
      return { of: 'number', pattern: globOf(value) }
    case 'u:':
      return { of: 'page', pattern: globOf(value) }
    case 'd:':
      return { of: 'file', pattern: new RegExp(value, 'i') }
    case 'p:':
      return { of: 'person', mail: value === '*' ? '' : value }
    case '0':
      return { of: 'nothing' }
    default:
      throw new Error(`no answer begins so: ${text}`)
  }
}

const globOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replace(/[*?]/g, (sign) => (sign === '*' ? '.*' : '.'))}$`,
  )
