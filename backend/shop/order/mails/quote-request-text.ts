import type { MailFact } from '#backend/mail/layout.tsx'
import type { QuoteRequestView } from './quote-request-view.ts'

/** Returns the plain text of a mail, for programs that show no HTML and for readers who prefer it. */
export function quoteRequestText(view: QuoteRequestView): string {
  const blocks = [
    [view.title, underline(view.title)],
    ...(view.greeting === undefined ? [] : [[view.greeting]]),
    [view.intro],
    view.head.map(factText),
    [view.headings.positions, underline(view.headings.positions)],
    ...view.lines.map(({ position, label, facts }) => [
      `${position}. ${label}`,
      ...facts.map((fact) => `   ${factText(fact)}`),
    ]),
    [factText(view.total), view.net],
    ...view.addresses.map(({ title, lines }) => [title, underline(title), ...lines]),
    ...(view.comment ? [[view.comment.title, underline(view.comment.title), view.comment.text]] : []),
    ...view.closing.map((line) => [line]),
    // The usual separator before a signature.
    ['-- ', ...view.company, view.headings.nonBinding],
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const factText = ({ name, value }: MailFact): string => `${name}: ${value}`
const underline = (title: string): string => '-'.repeat(title.length)
