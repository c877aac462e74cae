import type { FileStep, Hunk, LinesStep } from './read-recipe.ts'

/** Returns the text of the step's file after it. `text` is the one before it; undefined if the file does not exist. */
export function followStep(step: FileStep | LinesStep, text: string | undefined): string {
  if (step.kind === 'new file' && text !== undefined) throw new Error(`${step.file} exists already.`)
  if (step.kind === 'new file') return step.text
  if (text === undefined) throw new Error(`${step.file} does not exist.`)
  if (step.kind === 'changed lines')
    return step.hunks.reduce((changed, hunk) => changeLines(changed, hunk, step.file), text)
  if (text === step.text) throw new Error(`${step.file} has this text already.`)
  return step.text
}

function changeLines(text: string, { before, after }: Hunk, file: string): string {
  const lines = text.split('\n')
  const starts = lines.flatMap((_, start) =>
    before.every((line, index) => lines[start + index] === line) ? start : [],
  )
  const [start] = starts
  if (start === undefined || starts.length > 1)
    throw new Error(`${file} has these lines ${starts.length} times instead of once:\n${before.join('\n')}`)
  return lines.toSpliced(start, before.length, ...after).join('\n')
}
