import type { AskedQuestion } from './ask-questions.ts'
import { IS_FOUND } from './judge-hits.ts'

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
