import { Text } from '@react-email/text'
import { MAIL_STYLES, MailLayout, LinkInMail } from '#backend/mail/layout.tsx'
import type { Locale } from '#contracts/locales.ts'
import type { AccountMailView } from './account-mail-view.ts'

const { text, bold, small } = MAIL_STYLES

/** The HTML of a mail about an account. */
export function AccountDocument({ view, locale }: { view: AccountMailView; locale: Locale }) {
  const { subject, notice, title, greeting, link, warning, closing, company } = view
  return (
    <MailLayout locale={locale} subject={subject} notice={notice} title={title} company={company} colour={view.colour}>
      <Text style={text}>{greeting}</Text>
      <Text style={text}>{view.text}</Text>
      {link ? (
        <>
          <Text style={bold}>
            <LinkInMail href={link.url}>{link.label}</LinkInMail>
          </Text>
          <Text style={{ ...small, margin: '0 0 16px', wordBreak: 'break-all' }}>{link.url}</Text>
        </>
      ) : null}
      <Text style={text}>{warning}</Text>
      {closing.map((line) => (
        <Text key={line} style={text}>
          {line}
        </Text>
      ))}
    </MailLayout>
  )
}

/** Returns the plain text of a mail about an account. */
export function accountMailText({ title, greeting, text, link, warning, closing, company }: AccountMailView): string {
  const blocks = [
    [title, '-'.repeat(title.length)],
    [greeting],
    [text],
    ...(link ? [[`${link.label}:`, link.url]] : []),
    [warning],
    closing,
    // The usual separator before a signature.
    ['-- ', ...company],
  ]
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
