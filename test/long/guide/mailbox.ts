import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server over TLS that asks for a password, takes all mails and sends none. */
export interface Mailbox {
  port: number
  received: { to: string[]; raw: Buffer }[]
  close: () => Promise<void>
}

interface MailboxOptions {
  key: Buffer
  cert: Buffer
  user: string
  password: string
}

export async function openMailbox({ key, cert, user, password }: MailboxOptions): Promise<Mailbox> {
  const received: Mailbox['received'] = []
  const server = new SMTPServer({
    secure: true,
    key,
    cert,
    onAuth: (given, _, done) =>
      given.username === user && given.password === password ? done(null, { user }) : done(new Error('Unknown user.')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
