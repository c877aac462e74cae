import type { ReactNode } from 'react'
import type { StoredMail } from './outbox.ts'

/** One rule per element is enough for these pages. */
export const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1f1e1c; max-width: 70rem; margin: 0 auto; padding: 1.5rem }
a { color: inherit }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid #d1cfcc }
iframe { width: 100%; height: 60rem; border: 1px solid #d1cfcc }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f2f1f0; padding: 1rem }
`

interface PageProps {
  title: string
  children: ReactNode
}

function Page({ title, children }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Berlin' })

/** `base` is the path at which the pages are mounted. */
export function MailList({ mails, base }: { mails: StoredMail[]; base: string }) {
  return (
    <Page title="Mails of this demo">
      <p>No mail server is set (SMTP_URL), so mails are kept as files and shown here. Newest first.</p>
      {mails.length === 0 ? (
        <p>There are none yet: send a quote request.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">To</th>
              <th scope="col">Date</th>
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, subject, to, date }) => (
              <tr key={id}>
                <td>
                  <a href={`${base}/${id}`}>{subject}</a>
                </td>
                <td>{to}</td>
                <td>
                  <time dateTime={date.toISOString()}>{time.format(date)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  )
}

/** A mail: its HTML in a sandboxed frame, and its plain text. */
export function MailPage({ mail, base }: { mail: StoredMail; base: string }) {
  const at = `${base}/${mail.id}`
  const head = { From: mail.from, To: mail.to, 'Reply to': mail.replyTo, Date: time.format(mail.date) }
  return (
    <Page title={mail.subject}>
      <p>
        <a href={base}>All mails</a>
        {' · '}
        <a href={`${at}/source`}>Download as .eml</a>
      </p>
      <table>
        <tbody>
          {Object.entries(head).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>HTML</h2>
      <iframe src={`${at}/html`} sandbox="" title="The mail as HTML" />
      <h2>Plain text</h2>
      <pre>{mail.text}</pre>
    </Page>
  )
}
