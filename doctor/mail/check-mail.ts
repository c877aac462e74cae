import { createTransport } from 'nodemailer'
import { isOwnMachine, type Config } from '#server/config.ts'
import { errorOf, type Finding } from '#doctor/finding.ts'
import { TIME_LIMIT } from '#doctor/ask.ts'
import { exampleAddressFindings, noTlsFinding, optionalTlsFinding, refusedMailFinding } from './mail-findings.ts'

interface MailCheckOptions {
  /** Milliseconds for each step. */
  timeLimit?: number
  /** Whether mails to a host cross no network, so that TLS does not matter. */
  isNear?: (host: string) => boolean
}

/** Connects and logs in as for a mail, and sends none. */
export async function checkMail(
  { mail }: Pick<Config, 'mail'>,
  { timeLimit = TIME_LIMIT, isNear = isOwnMachine }: MailCheckOptions = {},
): Promise<Finding[]> {
  const { smtpUrl = '' } = mail
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    return [
      errorOf(
        'SMTP_URL is not an address of a mail server.',
        'Write SMTP_URL as smtps://user:password@host or smtp://user:password@host:587?requireTLS=true.',
      ),
    ]
  const { hostname, port, protocol, searchParams } = new URL(smtpUrl)
  const server = port ? `${hostname}:${port}` : hostname
  const examples = exampleAddressFindings(mail)
  const error = await logIn(smtpUrl, { timeLimit })
  if (error) return [refusedMailFinding(error, server), ...examples]
  const insists = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  if (insists || isNear(hostname)) return examples
  const withoutTls = await logIn(smtpUrl, { timeLimit, requireTLS: true })
  return [withoutTls ? noTlsFinding(server) : optionalTlsFinding(server), ...examples]
}

interface LogIn {
  timeLimit: number
  requireTLS?: boolean
}

async function logIn(url: string, { timeLimit, requireTLS }: LogIn): Promise<unknown> {
  const transport = createTransport({
    url,
    connectionTimeout: timeLimit,
    greetingTimeout: timeLimit,
    socketTimeout: timeLimit,
    dnsTimeout: timeLimit,
    ...(requireTLS ? { requireTLS } : {}),
  })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return error
  } finally {
    transport.close()
  }
}
