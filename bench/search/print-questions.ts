import type { AskedQuestion } from './ask-questions.ts'
import { IS_FOUND } from './judge-hits.ts'
import type { TypedQuestion } from './type-questions.ts'

/** Prints the shares by kind and by language, and every question whose first answer was not right. */
export function printQuestions(asked: readonly AskedQuestion[], write: (line: string) => void): void {
  printShares('kind', asked, ({ question }) => question.kind, write)
  write('')
  printShares('language', asked, ({ question }) => question.locale, write)
  write('')
  write('| language | kind | query | verdict | first answer |')
  write('| --- | --- | --- | --- | --- |')
  for (const { question, verdict, first } of asked) {
    if (verdict === 'first') continue
    const { locale, kind, term } = question
    write(`| ${locale} | ${kind} | \`${term}\` | ${verdict} | ${first} |`)
  }
}

function printShares(
  name: string,
  asked: readonly AskedQuestion[],
  groupOf: (one: AskedQuestion) => string,
  write: (line: string) => void,
): void {
  write(`| ${name} | asked | first | found |`)
  write('| --- | ---: | ---: | ---: |')
  const groups = Map.groupBy(asked, groupOf)
  for (const [group, some] of [...groups, ['all', asked] as const]) {
    const first = some.filter(({ verdict }) => verdict === 'first').length
    const found = some.filter(({ verdict }) => IS_FOUND.has(verdict)).length
    write(`| ${group} | ${some.length} | ${percent(first, some.length)} | ${percent(found, some.length)} |`)
  }
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(0)} %`

/** Prints how steady the answers are while questions are typed, and every beginning that finds nearly nothing. */
export function printTyping(typed: readonly TypedQuestion[], write: (line: string) => void): void {
  const mean = (of: (one: TypedQuestion) => number) =>
    (typed.reduce((sum, one) => sum + of(one), 0) / Math.max(1, typed.length)).toFixed(1)
  const settled = typed.map((one) => one.settled).toSorted((a, b) => a - b)
  const dipped = typed.filter(({ dips }) => dips.length > 0)
  write('| typed | first answer changes | tab changes | settled after, median | fall to nearly nothing and come back |')
  write('| ---: | ---: | ---: | ---: | ---: |')
  const median = percent(settled[Math.floor(settled.length / 2)] ?? 0, 1)
  const means = `${mean(({ firstChanges }) => firstChanges)} | ${mean(({ tabChanges }) => tabChanges)}`
  write(`| ${typed.length} | ${means} | ${median} | ${dipped.length} |`)
  write('')
  for (const { question, dips } of dipped) {
    write(`${question.locale}, ${question.kind}: \`${question.term}\` at ${dips.map((dip) => `\`${dip}\``).join(', ')}`)
  }
}
