import { isEnough, type FindingScore } from './score.ts'

/** Prints the scores and the ten worst queries. Returns whether every kind has its share. */
export function printScores(scores: readonly FindingScore[]): boolean {
  console.log('| queries | asked | right | share | needed |\n| --- | ---: | ---: | ---: | ---: |')
  for (const score of scores) {
    const { kind, asked, right, needed } = score
    const share = asked === 0 ? '–' : `${((right / asked) * 100).toFixed(1)} %`
    console.log(`| ${kind} | ${asked} | ${right} | ${share} | ${needed * 100} %${isEnough(score) ? '' : ' MISSED'} |`)
  }
  const wrong = scores
    .toSorted((a, b) => a.right / a.asked - b.right / b.asked)
    .flatMap((score) => score.wrong)
    .slice(0, 10)
  for (const { query, found } of wrong) {
    console.log(`\n${query.kind}, ${query.locale}: ${JSON.stringify(query.term)}\n  wanted ${query.wanted}`)
    console.log(`  found  ${found.join(', ') || 'nothing'}`)
  }
  return scores.every(isEnough)
}
