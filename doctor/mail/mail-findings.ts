import { codesOf, unreachableBy } from '#doctor/unreachable.ts'
import { errorOf, warningOf, type Finding } from '#doctor/finding.ts'

/** Why a mail server did not accept our login. @param server host and port, without a password */
export function refusedMailFinding(error: unknown, server: string): Finding {
  const response = error instanceof Error && 'responseCode' in error ? ` (${String(error.responseCode)})` : ''
  const codes = codesOf(error)
  if (codes.includes('EAUTH') || codes.includes('ENOAUTH'))
    return errorOf(
      `The mail server ${server} refuses the log-in${response}.`,
      'Correct user and password in SMTP_URL; signs such as @ and / in them are written %40 and %2F.',
    )
  if (codes.includes('ETLS')) return noTlsFinding(server)
  if (codes.includes('EPROTOCOL') || codes.includes('EENVELOPE'))
    return errorOf(
      `What answers at ${server} is no mail server, or refuses this machine${response}.`,
      'Correct host and port in SMTP_URL, or allow this machine there.',
    )
  return unreachableBy(socketCodeOf(error), 'SMTP_URL', server)
}

/** nodemailer replaces the code of a socket's error with its own and keeps the words. */
function socketCodeOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/wrong version number|packet length too long/i.test(message)) return 'ERR_SSL_WRONG_VERSION_NUMBER'
  if (/certificate|altnames/i.test(message)) return `CERT: ${message}`
  return (
    /\b(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/.exec(message)?.[0] ??
    codesOf(error)[0] ??
    message
  )
}

export const noTlsFinding = (server: string): Finding =>
  errorOf(
    `The mail server ${server} offers no TLS, so mails and the password go over the network as plain text.`,
    'Set SMTP_URL to smtps:// with the port for it (465), or to another mail server.',
  )

export const optionalTlsFinding = (server: string): Finding =>
  warningOf(
    `The mail server ${server} offers TLS, and the settings do not insist on it.`,
    'Add ?requireTLS=true to SMTP_URL, so that nobody on the way can talk the server out of it.',
  )

/** Addresses of the demo, whose mail is not read. */
export function exampleAddressFindings({ from, sales }: { from: string; sales: string }): Finding[] {
  const isExample = (address: string) => /@(?:[\w-]+\.)*example\.(?:com|org|net)>?\s*$/i.test(address)
  return [
    ...(isExample(sales)
      ? [errorOf(`Quote requests go to ${sales}, which is an example.`, 'Set SALES_MAIL to your own address.')]
      : []),
    ...(isExample(from)
      ? [errorOf(`Mails come from ${from}, which is an example.`, 'Set MAIL_FROM to an address of your own domain.')]
      : []),
  ]
}
