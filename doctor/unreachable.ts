import { errorOf, type Finding } from './finding.ts'

/** Names of Node's errors of certificates and of the handshake. */
const TLS = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ALTNAME|^ERR_(?:TLS|SSL)|EPROTO|HOSTNAME_MISMATCH/
/** Errors when one side speaks TLS and the other one does not. */
const NO_TLS = /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|EPROTO/

/**
 * Why an address could not be reached, and how to correct that.
 * @param setting name of the setting that holds the address
 * @param address host and port, or origin; never with a password
 */
export const unreachable = (error: unknown, setting: string, address: string): Finding =>
  unreachableBy(codesOf(error)[0] ?? messageOf(error), setting, address)

/** The same by the code of an error, or by its message if it has none. */
export function unreachableBy(code: string, setting: string, address: string): Finding {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EDNS')
    return errorOf(
      `No host has the name in ${address} (${code}).`,
      `Correct ${setting}, or the DNS that this machine uses.`,
    )
  if (code === 'ECONNREFUSED')
    return errorOf(
      `Nothing listens at ${address} (ECONNREFUSED).`,
      `Start the system there, or correct the port in ${setting}.`,
    )
  if (NO_TLS.test(code))
    return errorOf(
      `${address} does not speak TLS on that port (${code}).`,
      `Correct the scheme or the port in ${setting}.`,
    )
  if (TLS.test(code))
    return errorOf(
      `The certificate of ${address} is not accepted (${code}).`,
      `Install a valid one there, or name the file of your own authority in NODE_EXTRA_CA_CERTS; ${setting} must name the host that the certificate names.`,
    )
  if (code === 'TimeoutError' || code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return errorOf(
      `${address} does not answer in time (${code}).`,
      `Look at the load of the system there and at the firewalls on the way, or correct ${setting}.`,
    )
  return errorOf(
    `${address} cannot be asked (${code}).`,
    `Look at the log of the system there and at the network, or correct ${setting}.`,
  )
}

/** Codes of the error and its causes, the innermost first; the name of a timeout. */
export function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const name = error.name === 'TimeoutError' ? ['TimeoutError'] : []
  return [...codesOf(error.cause), ...name, ...own]
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
