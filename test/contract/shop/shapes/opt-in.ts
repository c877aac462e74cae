import type { MailOutlet } from '#test/support/mail-outlet.ts'
import { guestRegistration } from './caller.ts'
import type { Caller, Sent } from './caller.ts'

const email = 'opt@example.com'
const password = 'Sehr-geheim-12'

const links = new WeakMap<MailOutlet, Promise<Record<string, string>>>()
/** The mail is written once: a second one would have another link. */
function firstLink(mail: MailOutlet): Promise<Record<string, string>> {
  const link = links.get(mail) ?? mail.readLink()
  links.set(mail, link)
  return link
}

/** Recorded steps of a registration that is confirmed by mail, in their order. */
export const OPT_IN_STEPS: Record<string, (caller: Caller, mail: MailOutlet, stranger: Caller) => Promise<Sent>> = {
  'optin-register': async (caller) => {
    const { guest: _, ...form } = await guestRegistration(caller)
    return caller.send('POST /account/register', { ...form, email, password })
  },
  'optin-customer-before-confirm': (caller) => caller.send('POST /account/customer', {}),
  'optin-login-before-confirm': (_caller, _mail, stranger) =>
    stranger.send('POST /account/login', { username: email, password }),
  'optin-recovery-before-confirm': (_caller, mail, stranger) =>
    // The mail that confirms is written first, because only the last one can be opened.
    firstLink(mail).then(() =>
      stranger.send('POST /account/recovery-password', { email, storefrontUrl: 'http://localhost:3000' }),
    ),
  'optin-confirm-wrong-em': async (caller, mail) =>
    caller.send('POST /account/register-confirm', { ...(await firstLink(mail)), em: 'x' }),
  'optin-confirm': async (caller, mail) => caller.send('POST /account/register-confirm', await firstLink(mail)),
  'optin-confirm-again': async (caller, mail) => caller.send('POST /account/register-confirm', await firstLink(mail)),
  'optin-login-after-confirm': (caller) => caller.send('POST /account/login', { username: email, password }),
}
