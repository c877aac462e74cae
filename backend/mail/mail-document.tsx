import { Body, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { Locale } from '#contracts/locales.ts'
import { languageTag } from '#contracts/locales.ts'
import type { Fact, LineView, MailView } from './mail-view.ts'

/** Mail programs know no stylesheets worth the name, so every element carries its own. */
const font = 'Arial, Helvetica, sans-serif'
const text: CSSProperties = {
  fontFamily: font,
  fontSize: '15px',
  lineHeight: '22px',
  color: '#1d2521',
  margin: '0 0 12px',
}
const small: CSSProperties = { ...text, fontSize: '13px', lineHeight: '19px', color: '#4a544f', margin: 0 }
const heading: CSSProperties = { ...text, fontSize: '17px', lineHeight: '24px', fontWeight: 700, margin: '24px 0 8px' }
const cell: CSSProperties = { ...text, margin: 0, padding: '2px 16px 2px 0', textAlign: 'left', verticalAlign: 'top' }
const rule: CSSProperties = { border: 'none', borderTop: '1px solid #c9d2cc', margin: '16px 0' }

/** A mail about a quote request as HTML. */
export function MailDocument({ view, locale }: { view: MailView; locale: Locale }) {
  return (
    <Html lang={languageTag(locale)} dir="ltr">
      <Head>
        <title>{view.subject}</title>
      </Head>
      <Preview>{`${view.subject}. ${view.headings.nonBinding}`}</Preview>
      <Body style={{ backgroundColor: '#f3f5f2', margin: 0, padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#ffffff', maxWidth: '640px', padding: '24px 32px' }}>
          <Text style={{ ...small, color: '#0f6b3c', fontWeight: 700 }}>{view.headings.nonBinding}</Text>
          <Heading as="h1" style={{ ...heading, fontSize: '24px', lineHeight: '32px', margin: '4px 0 16px' }}>
            {view.title}
          </Heading>
          {view.greeting === undefined ? null : <Text style={text}>{view.greeting}</Text>}
          <Text style={text}>{view.intro}</Text>
          <Facts facts={view.head} />
          <Heading as="h2" style={heading}>
            {view.headings.positions}
          </Heading>
          {view.lines.map((line) => (
            <Line key={line.position} line={line} />
          ))}
          <Hr style={rule} />
          <Text style={{ ...text, fontWeight: 700, margin: 0 }}>
            {view.total.name}: {view.total.value}
          </Text>
          <Text style={small}>{view.net}</Text>
          {view.addresses.map(({ title, lines }) => (
            <Block key={title} title={title} lines={lines} />
          ))}
          {view.comment ? <Block title={view.comment.title} lines={view.comment.text.split('\n')} /> : null}
          {view.closing.length > 0 ? <Hr style={rule} /> : null}
          {view.closing.map((line) => (
            <Text key={line} style={text}>
              {line}
            </Text>
          ))}
          <Hr style={rule} />
          {view.company.map((line) => (
            <Text key={line} style={small}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  )
}

function Line({ line: { position, label, facts } }: { line: LineView }) {
  return (
    <Section style={{ borderTop: '1px solid #c9d2cc', padding: '10px 0' }}>
      <Text style={{ ...text, fontWeight: 700, margin: '0 0 4px' }}>
        {position}. {label}
      </Text>
      <Facts facts={facts} />
    </Section>
  )
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={`${name} ${value}`}>
            <th scope="row" style={{ ...cell, fontWeight: 400, color: '#4a544f' }}>
              {name}
            </th>
            <td style={cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Block({ title, lines }: { title: string; lines: string[] }) {
  return (
    <>
      <Heading as="h2" style={heading}>
        {title}
      </Heading>
      <Text style={{ ...text, margin: 0 }}>
        {lines.map((line, index) => (
          // Lines of an address or a comment have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>
            {index > 0 ? <br /> : null}
            {line}
          </span>
        ))}
      </Text>
    </>
  )
}
