import { Text } from '@react-email/text'
import type { StoredAnswer } from '#backend/database/schema/forms.ts'
import { MAIL_STYLES, MailFacts, MailLayout, LinkInMail, MailSection } from '#backend/mail/layout.tsx'
import type { Locale } from '#contracts/locales.ts'

const { text, bold, small, heading } = MAIL_STYLES

/** The content of a mail about a form, for both HTML and plain text. */
export interface FormMailView {
  subject: string
  notice: string
  title: string
  paragraphs: string[]
  answers: readonly StoredAnswer[]
  filesTitle: string
  files: readonly { name: string; url: string | undefined; note: string }[]
  link: { label: string; url: string } | undefined
  closing: string[]
  company: string[]
  /** Of the brand. */
  colour: string
}

/** Answers of several lines have a heading of their own. */
const isLong = ({ value }: StoredAnswer): boolean => value.includes('\n') || value.length > 60

/** The HTML of a mail about a form. */
export function FormMailDocument({ view, locale }: { view: FormMailView; locale: Locale }) {
  const { subject, notice, title, paragraphs, answers, filesTitle, files, link, closing, company } = view
  const facts = answers.filter((answer) => !isLong(answer)).map(({ label, value }) => ({ name: label, value }))
  return (
    <MailLayout locale={locale} subject={subject} notice={notice} title={title} company={company} colour={view.colour}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={text}>
          {paragraph}
        </Text>
      ))}
      {link ? (
        <>
          <Text style={bold}>
            <LinkInMail href={link.url}>{link.label}</LinkInMail>
          </Text>
          <Text style={{ ...small, wordBreak: 'break-all' }}>{link.url}</Text>
        </>
      ) : null}
      {facts.length > 0 ? <MailFacts facts={facts} /> : null}
      {answers.filter(isLong).map(({ name, label, value }) => (
        <MailSection key={name} title={label} lines={value.split('\n')} />
      ))}
      {files.length > 0 ? <Text style={heading}>{filesTitle}</Text> : null}
      {files.map(({ name, url, note }) => (
        <Text key={url ?? name} style={{ ...text, margin: 0 }}>
          {url ? <LinkInMail href={url}>{name}</LinkInMail> : name}
          {note ? ` (${note})` : ''}
        </Text>
      ))}
      <div style={{ height: '20px' }} />
      {closing.map((line) => (
        <Text key={line} style={text}>
          {line}
        </Text>
      ))}
    </MailLayout>
  )
}

/** Returns the plain text of a mail about a form. */
export function formMailText(view: FormMailView): string {
  const { title, paragraphs, answers, filesTitle, files, link, closing, company } = view
  const blocks = [
    [title, '-'.repeat(title.length)],
    ...paragraphs.map((paragraph) => [paragraph]),
    ...(link ? [[`${link.label}:`, link.url]] : []),
    answers.filter((answer) => !isLong(answer)).map(({ label, value }) => `${label}: ${value}`),
    ...answers.filter(isLong).map(({ label, value }) => [`${label}:`, value]),
    files.length > 0
      ? [`${filesTitle}:`, ...files.map(({ name, url, note }) => [name, note, url].filter(Boolean).join(' · '))]
      : [],
    ...closing.map((line) => [line]),
    // The usual separator before a signature.
    ['-- ', ...company],
  ]
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}
