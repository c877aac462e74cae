import type { MailOutlet } from '#test/support/mail-outlet.ts'
import { ACCOUNT_PASSWORD, registerCase } from './account-cases.ts'
import type { Caller, Sent } from './caller.ts'

export const RECOVERED_ADDRESS = 'kunde-mit-neuem-passwort@example.com'
const NEW_PASSWORD = 'Drittes-geheim-12'
const storefrontUrl = 'http://localhost:3000'

const links = new WeakMap<MailOutlet, Promise<Record<string, string>>>()
/** The mail is written once: a second one would have another link. */
function linkOf(mail: MailOutlet): Promise<Record<string, string>> {
  const link = links.get(mail) ?? mail.readLink()
  links.set(mail, link)
  return link
}

const confirm = async (caller: Caller, mail: MailOutlet, password: string) =>
  caller.send('POST /account/recovery-password-confirm', {
    ...(await linkOf(mail)),
    newPassword: password,
    newPasswordConfirm: password,
  })

/** Recorded steps of a customer, in a session, who sets a new password by mail. */
export const RECOVERY_STEPS: Record<string, (caller: Caller, mail: MailOutlet) => Promise<Sent>> = {
  recovery: async (caller) => {
    await registerCase(caller, { email: RECOVERED_ADDRESS, password: ACCOUNT_PASSWORD })
    return caller.send('POST /account/recovery-password', { email: RECOVERED_ADDRESS, storefrontUrl })
  },
  'recovery-is-expired': async (caller, mail) =>
    caller.send('POST /account/customer-recovery-is-expired', await linkOf(mail)),
  'recovery-confirm-short': (caller, mail) => confirm(caller, mail, 'kurz'),
  'recovery-confirm': (caller, mail) => confirm(caller, mail, NEW_PASSWORD),
  'recovery-confirm-twice': (caller, mail) => confirm(caller, mail, NEW_PASSWORD),
  'customer-after-recovery': (caller) => caller.send('POST /account/customer', {}),
}
