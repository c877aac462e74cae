import type { MailFact } from '#backend/mail/layout.tsx'
import type { MailFile } from './quote-request-lines.ts'
import type { QuoteRequestView } from './quote-request-view.ts'

/** Returns the plain text of a mail, for programs that show no HTML and for readers who prefer it. */
export function quoteRequestText(view: QuoteRequestView): string {
  const blocks = [
    [view.title, underline(view.title)],
    ...(view.greeting === undefined ? [] : [[view.greeting]]),
    [view.intro],
    ...(view.remark === undefined ? [] : [[view.remark]]),
    view.head.map(factText),
    [view.headings.positions, underline(view.headings.positions)],
    ...view.lines.map(({ position, label, facts, files }) => [
      `${position}. ${label}`,
      ...facts.map((fact) => `   ${factText(fact)}`),
      ...files.map((file) => `   ${fileText(view, file)}`),
    ]),
    [factText(view.total), view.net],
    ...view.addresses.map(({ title, lines }) => [title, underline(title), ...lines]),
    ...(view.files
      ? [[view.files.title, underline(view.files.title), ...view.files.files.map((file) => fileText(view, file))]]
      : []),
    ...(view.filesUntil === undefined ? [] : [[view.filesUntil]]),
    ...(view.comment ? [[view.comment.title, underline(view.comment.title), view.comment.text]] : []),
    ...(view.link ? [[`${view.link.label}:`, view.link.url, view.link.note]] : []),
    ...view.closing.map((line) => [line]),
    // The usual separator before a signature.
    ['-- ', ...view.company, view.headings.nonBinding],
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const factText = ({ name, value }: MailFact): string => `${name}: ${value}`
const fileText = ({ headings }: QuoteRequestView, { text, url }: MailFile): string =>
  [`${headings.file}: ${text}`, url].filter(Boolean).join(' ')
const underline = (title: string): string => '-'.repeat(title.length)
