import type { Hit, HitPage } from '#contracts/search/hit-page.ts'
import { revealMail } from '#contracts/content/rich-text/conceal-mail.ts'
import type { RightAnswer, SearchQuestion } from './read-questions.ts'

/**
 * How well a search met a question. `family`: the wanted variant's family without a variant. `suggested`: named as
 * another spelling. `other tab`: right, but not in the tab that opens.
 */
export const VERDICTS = ['first', 'five', 'family', 'suggested', 'other tab', 'none'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The verdicts that count as found: a visitor sees the answer without another step. */
export const IS_FOUND: ReadonlySet<Verdict> = new Set(['first', 'five', 'family', 'suggested'])

/** Results of a search as a visitor has them: the tab of the first hit, and the others behind it. */
export interface Seen {
  opened: HitPage
  others: readonly HitPage[]
}

/** Item numbers and their families. */
export interface Families {
  /** The family of a variant; of any other number the number itself. */
  of: (number: string) => string
  /** Numbers of a family's variants. */
  variants: (family: string) => readonly string[]
}

const FEW = 5

/** Judges what a visitor sees. */
export function judgeHits({ wanted }: SearchQuestion, { opened, others }: Seen, families: Families): Verdict {
  if (wanted.some(({ of }) => of === 'nothing')) return opened.hits.length === 0 ? 'first' : 'none'
  const isRight = (hit: Hit) => wanted.some((answer) => meets(hit, answer, families))
  const shown = opened.hits.slice(0, FEW)
  if (shown[0] && isRight(shown[0])) return 'first'
  if (shown.some(isRight)) return 'five'
  if (shown.some((hit) => isFamilyOf(hit, wanted, families))) return 'family'
  const isSuggested = (text: string) => wanted.some((answer) => answer.of === 'number' && answer.pattern.test(text))
  if (opened.suggestions.some(isSuggested)) return 'suggested'
  return others.some(({ hits }) => hits.slice(0, FEW).some(isRight)) ? 'other tab' : 'none'
}

function meets(hit: Hit, answer: RightAnswer, families: Families): boolean {
  switch (answer.of) {
    case 'family':
      return hit.processor === 'shop product' && answer.pattern.test(families.of(numberOf(hit)))
    case 'number':
      return answer.pattern.test(numberOf(hit))
    case 'page':
      return hit.processor === 'website' && answer.pattern.test(pathOf(hit.url))
    case 'file':
      return hit.processor === 'downloads' && answer.pattern.test(hit.title)
    case 'person':
      return hit.processor === 'contacts' && revealMail(hit.contact.email).startsWith(answer.mail)
    case 'nothing':
      return false
  }
}

const numberOf = (hit: Hit): string => (hit.processor === 'shop product' ? (hit.product?.number ?? '') : '')

/** Without host, language and query. */
const pathOf = (url: string): string => url.replace(/[?#].*$/, '').replace(/^(?:https?:\/\/[^/]+)?\/\w+/, '')

/** Whether the hit is the family, without a variant, of a wanted variant. */
function isFamilyOf(hit: Hit, wanted: readonly RightAnswer[], families: Families): boolean {
  if (hit.processor !== 'shop product' || hit.product?.variantId !== null) return false
  const { number } = hit.product
  return wanted.some(
    (answer) => answer.of === 'number' && families.variants(number).some((one) => answer.pattern.test(one)),
  )
}
