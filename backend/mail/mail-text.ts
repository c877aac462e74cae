import type { Fact, MailView } from './mail-view.ts'

/** The plain text of a mail, for programs that show no HTML and people who prefer it. */
export function mailText(view: MailView): string {
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
    // The sign before a signature, as mail programs know it.
    ['-- ', ...view.company, view.headings.nonBinding],
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const factText = ({ name, value }: Fact): string => `${name}: ${value}`
const underline = (title: string): string => '-'.repeat(title.length)
