import type { MarkedText } from './cut-snippet.ts'

/** A text with its matches marked. It comes from a service: nothing in it is markup. */
export function MarkedParts({ text, marks }: MarkedText) {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
