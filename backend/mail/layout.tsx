import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { createContext, type CSSProperties, type ReactNode, use } from 'react'
import type { Locale } from '#contracts/locales.ts'
import { languageTag } from '#contracts/locales.ts'

/** Mail programs ignore most style sheets, so each element has its own styles. */
const font = 'Arial, Helvetica, sans-serif'
const text: CSSProperties = {
  fontFamily: font,
  fontSize: '15px',
  lineHeight: '22px',
  color: '#1f1e1c',
  margin: '0 0 12px',
}
const bold: CSSProperties = { ...text, fontWeight: 700, margin: '0 0 4px' }
const small: CSSProperties = { ...text, fontSize: '13px', lineHeight: '19px', color: '#585652', margin: 0 }
const heading: CSSProperties = { ...text, fontSize: '17px', lineHeight: '24px', fontWeight: 700, margin: '24px 0 8px' }
const cell: CSSProperties = { ...text, margin: 0, padding: '2px 16px 2px 0', textAlign: 'left', verticalAlign: 'top' }
const rule: CSSProperties = { border: 'none', borderTop: '1px solid #d1cfcc', margin: '16px 0' }

/** Styles of the elements of a mail, by role. */
export const MAIL_STYLES = { text, bold, small, heading, rule } as const

const LinkColour = createContext('#000000')

/** A link in the colour of the brand; mail programs and the library have a blue of their own. */
export function LinkInMail({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={{ color: use(LinkColour), textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/** Name and value, ready to print. */
export interface MailFact {
  name: string
  value: string
}

interface MailLayoutProps {
  locale: Locale
  subject: string
  /** Line above the title. Mail programs show it after the subject in their list, too. */
  notice: string
  title: string
  /** Lines about the company at the foot. */
  company: readonly string[]
  /** Of the brand, for links and the notice. */
  colour: string
  children: ReactNode
}

/** The frame of every mail: head, notice, title and the company's lines. */
export function MailLayout({ locale, subject, notice, title, company, colour, children }: MailLayoutProps) {
  return (
    <Html lang={languageTag(locale)} dir="ltr">
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{`${subject}. ${notice}`}</Preview>
      <Body style={{ backgroundColor: '#f2f1f0', margin: 0, padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#ffffff', maxWidth: '640px', padding: '24px 32px' }}>
          <Text style={{ ...small, color: colour, fontWeight: 700 }}>{notice}</Text>
          <Heading as="h1" style={{ ...heading, fontSize: '24px', lineHeight: '32px', margin: '4px 0 16px' }}>
            {title}
          </Heading>
          <LinkColour value={colour}>{children}</LinkColour>
          <Hr style={rule} />
          {company.map((line) => (
            <Text key={line} style={small}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  )
}

/** A table of names and values. */
export function MailFacts({ facts }: { facts: readonly MailFact[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={`${name} ${value}`}>
            <th scope="row" style={{ ...cell, fontWeight: 400, color: '#585652' }}>
              {name}
            </th>
            <td style={cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A heading and the lines of an address, a comment and the like. */
export function MailSection({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <Heading as="h2" style={heading}>
        {title}
      </Heading>
      <Text style={{ ...text, margin: 0 }}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal lines may repeat: only the place tells them apart
          <span key={index}>
            {index > 0 ? <br /> : null}
            {line}
          </span>
        ))}
      </Text>
    </>
  )
}
