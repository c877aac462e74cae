import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Img } from '@react-email/img'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { MAIL_STYLES, MailFacts, MailLayout, LinkInMail, MailSection } from '#backend/mail/layout.tsx'
import type { Locale } from '#contracts/locales.ts'
import type { MailFile, QuoteRequestLine } from './quote-request-lines.ts'
import type { QuoteRequestView } from './quote-request-view.ts'

const { text, bold, small, heading, rule } = MAIL_STYLES

/** The HTML of a mail about a quote request. */
export function QuoteRequestDocument({ view, locale }: { view: QuoteRequestView; locale: Locale }) {
  const { subject, title, headings, company } = view
  return (
    <MailLayout
      locale={locale}
      subject={subject}
      notice={headings.nonBinding}
      title={title}
      company={company}
      colour={view.colour}
    >
      {view.greeting === undefined ? null : <Text style={text}>{view.greeting}</Text>}
      <Text style={text}>{view.intro}</Text>
      {view.remark === undefined ? null : <Text style={text}>{view.remark}</Text>}
      <MailFacts facts={view.head} />
      <Heading as="h2" style={heading}>
        {headings.positions}
      </Heading>
      {view.lines.map((line) => (
        <LineItem key={line.position} line={line} />
      ))}
      <Hr style={rule} />
      <Text style={{ ...bold, margin: 0 }}>
        {view.total.name}: {view.total.value}
      </Text>
      <Text style={small}>{view.net}</Text>
      {view.addresses.map(({ title, lines }) => (
        <MailSection key={title} title={title} lines={lines} />
      ))}
      {view.files ? (
        <>
          <Heading as="h2" style={heading}>
            {view.files.title}
          </Heading>
          <Files files={view.files.files} />
        </>
      ) : null}
      {view.filesUntil === undefined ? null : <Text style={small}>{view.filesUntil}</Text>}
      {view.comment ? <MailSection title={view.comment.title} lines={view.comment.text.split('\n')} /> : null}
      {view.link ? (
        <>
          <Hr style={rule} />
          <Text style={bold}>
            <LinkInMail href={view.link.url}>{view.link.label}</LinkInMail>
          </Text>
          <Text style={small}>{view.link.note}</Text>
        </>
      ) : null}
      {view.closing.length > 0 ? <Hr style={rule} /> : null}
      {view.closing.map((line) => (
        <Text key={line} style={text}>
          {line}
        </Text>
      ))}
    </MailLayout>
  )
}

function LineItem({ line: { position, label, facts, files } }: { line: QuoteRequestLine }) {
  return (
    <Section style={{ borderTop: '1px solid #d1cfcc', padding: '10px 0' }}>
      <Text style={bold}>
        {position}. {label}
      </Text>
      <MailFacts facts={facts} />
      <Files files={files} />
    </Section>
  )
}

/** Width of a file's small picture, CSS pixels; its JPEG has twice as many. */
const PICTURE = 96

function Files({ files }: { files: readonly MailFile[] }) {
  return files.map(({ id, text: label, url, hasPicture }) => (
    <Section key={id} style={{ margin: '6px 0' }}>
      {hasPicture ? <Img src={`cid:${id}`} width={PICTURE} alt="" style={{ margin: '0 0 4px' }} /> : null}
      <Text style={{ ...text, margin: 0 }}>
        {url === undefined ? label : <LinkInMail href={url}>{label}</LinkInMail>}
      </Text>
    </Section>
  ))
}
