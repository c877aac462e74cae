import type { HitPage } from '#contracts/search/hit-page.ts'
import type { SearchQuestion } from './read-questions.ts'
import type { AskSearch } from './score.ts'

/** How the answers to a question change while it is typed. */
export interface TypedQuestion {
  question: SearchQuestion
  /** Times that another hit comes first, and that another tab opens. */
  firstChanges: number
  tabChanges: number
  /** Share of its letters after which the first hit is that of the whole. */
  settled: number
  /** Beginnings that find nearly nothing, although shorter and longer ones find more. */
  dips: string[]
}

/** The overlay asks from here on. */
const LEAST_LETTERS = 2
/** A dip has at most this share of the hits before it and after it. */
const DIP = 0.1

/** Asks each beginning of the questions, as the overlay does if nothing interrupts it. */
export async function typeQuestions(questions: readonly SearchQuestion[], ask: AskSearch): Promise<TypedQuestion[]> {
  const typed: TypedQuestion[] = []
  for (const question of questions) typed.push(judgeSteps(question, await readSteps(question, ask)))
  return typed
}

interface TypingStep {
  term: string
  total: number
  first: string
  tab: string
}

async function readSteps({ term, locale }: SearchQuestion, ask: AskSearch): Promise<TypingStep[]> {
  const letters = [...term.trim()]
  const begun = letters.map((_, index) => letters.slice(0, index + 1).join(''))
  const steps: TypingStep[] = []
  for (const beginning of begun.filter((one, index) => index + 1 >= LEAST_LETTERS && one === one.trim())) {
    steps.push(toStep(beginning, await ask({ term: beginning, locale, size: 13 })))
  }
  return steps
}

function toStep(term: string, { hits: [hit], counts }: HitPage): TypingStep {
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  return { term, total, first: hit ? `${hit.processor} ${hit.title} ${hit.url}` : '', tab: hit?.processor ?? '' }
}

export function judgeSteps(question: SearchQuestion, steps: readonly TypingStep[]): TypedQuestion {
  const changes = (of: (step: TypingStep) => string) =>
    steps.filter((step, index) => index > 0 && of(step) !== of(steps[index - 1] ?? step)).length
  const last = steps.at(-1)
  const settledAt = steps.findLastIndex(({ first }) => first !== last?.first) + 1
  const most = (some: readonly TypingStep[]) => Math.max(0, ...some.map(({ total }) => total))
  const isDip = ({ total }: TypingStep, index: number) => {
    const around = Math.min(most(steps.slice(0, index)), most(steps.slice(index + 1)))
    return around > 0 && total <= DIP * around
  }
  return {
    question,
    firstChanges: changes(({ first }) => first),
    tabChanges: changes(({ tab }) => tab),
    settled: (steps[settledAt]?.term.length ?? 0) / Math.max(1, last?.term.length ?? 1),
    dips: steps.filter(isDip).map(({ term }) => term),
  }
}
