import { type AskedQuestion, askQuestions, openQuestionedSearch } from './ask-questions.ts'
import { printQuestions, printTyping } from './print-questions.ts'
import { MISSED_QUESTIONS, readQuestions } from './read-questions.ts'
import { typeQuestions } from './type-questions.ts'

interface QuestionReport {
  data: string | undefined
  /** Whether the questions are typed letter by letter. */
  isTyped: boolean
  write: (line: string) => void
}

/** Asks the questions that were written by hand, and prints how well they are answered, or how steadily. */
export async function reportQuestions({ data, isTyped, write }: QuestionReport): Promise<void> {
  const search = await openQuestionedSearch(data)
  try {
    const own = await askQuestions(await readQuestions(), search)
    const missed = await askQuestions(await readQuestions(MISSED_QUESTIONS), search)
    if (isTyped) {
      printTyping(
        await typeQuestions(
          [...own, ...missed].filter(isRight).map(({ question }) => question),
          search.ask,
        ),
        write,
      )
      return
    }
    printQuestions(own, write)
    write(`\nQuestions that were missed before:\n`)
    printQuestions(missed, write)
  } finally {
    await search.close()
  }
}

const isRight = ({ verdict }: AskedQuestion): boolean => verdict === 'first'
