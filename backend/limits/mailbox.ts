const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an e-mail address, for counting only: `A.Muster+1@gmail.com` reaches the same person as
 * `amuster@gmail.com`. Elsewhere dots tell people apart.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().normalize('NFKC').toLowerCase()) ?? []
  const [name = ''] = local.split('+')
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
