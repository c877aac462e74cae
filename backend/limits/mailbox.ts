const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox of an e-mail address, for counting only. `A.Muster+1@gmail.com` and `amuster@gmail.com` reach the
 * same person. Other providers distinguish dots.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(email.trim().normalize('NFKC').toLowerCase()) ?? []
  const [name = ''] = local.split('+')
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
