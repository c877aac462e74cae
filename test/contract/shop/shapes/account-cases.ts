import { guestRegistration, recordedRead } from './caller.ts'
import type { Caller, Recorded, Sent } from './caller.ts'

export const ACCOUNT_PASSWORD = 'Sehr-geheim-12'

/** The cases share a database, in which an address has one account. */
let count = 0
const newAddress = () => `kunde-${++count}@example.com`

export async function accountRegistration(caller: Caller, email: string) {
  const { guest: _, ...form } = await guestRegistration(caller)
  const billingAddress = { ...form.billingAddress, company: 'Beispiel GmbH', department: 'Einkauf' }
  return {
    ...form,
    email,
    password: ACCOUNT_PASSWORD,
    billingAddress,
    accountType: 'business',
    acceptedDataProtection: true,
  }
}

export async function registerCase(caller: Caller, differs: object = {}): Promise<Sent & { email: string }> {
  const email = newAddress()
  const form = await accountRegistration(caller, email)
  return { ...(await caller.send('POST /account/register', { ...form, ...differs })), email }
}

/** Registers a customer, whose browser forgets the token. */
async function registeredElsewhere(caller: Caller): Promise<string> {
  const { email } = await registerCase(caller)
  await caller.send('POST /account/logout', {})
  return email
}

const logIn =
  (credentials: (email: string) => object): Recorded =>
  async (caller) =>
    caller.send('POST /account/login', credentials(await registeredElsewhere(caller)))

export const afterRegistration =
  (address: string, body: object): Recorded =>
  async (caller) => {
    await registerCase(caller)
    return caller.send(address, body)
  }

const NEW_PASSWORD = 'Neues-geheim-12'
const PASSWORD_CHANGE = { password: ACCOUNT_PASSWORD, newPassword: NEW_PASSWORD, newPasswordConfirm: NEW_PASSWORD }
const changePassword = (differs: object): Recorded =>
  afterRegistration('POST /account/change-password', { ...PASSWORD_CHANGE, ...differs })

const RECOVERY_OF_NOBODY = { email: 'niemand@example.com', storefrontUrl: 'http://localhost:3000' }

const refusedRegistration =
  (differs: (email: string) => object): Recorded =>
  async (caller) => {
    const { email } = await registerCase(caller)
    return registerCase(caller, differs(email))
  }

/** Recorded requests of customers with a password. */
export const ACCOUNT_REGISTRATION_CASES: Record<string, Recorded> = {
  register: (caller) => registerCase(caller),
  'register-short-password': refusedRegistration(() => ({ password: 'kurz' })),
  'register-again-same-mail': refusedRegistration((email) => ({ email })),
}

export const ACCOUNT_CASES = {
  'POST /account/login': {
    login: logIn((username) => ({ username, password: ACCOUNT_PASSWORD })),
    'login-wrong-password': logIn((username) => ({ username, password: 'falsch' })),
    'login-unknown': recordedRead('POST /account/login', { username: 'niemand@example.com', password: 'x' }, 'with'),
    'login-empty': recordedRead('POST /account/login', { username: '', password: '' }, 'with'),
  },
  'POST /account/login/imitate-customer': 'not recorded; the embedded shop refuses it',
  'POST /account/logout': {
    logout: afterRegistration('POST /account/logout', {}),
    'logout-anonymous': recordedRead('POST /account/logout', {}, 'with'),
    'logout-guest': async (caller: Caller) => {
      await caller.send('POST /account/register', await guestRegistration(caller))
      return caller.send('POST /account/logout', {})
    },
  },
  'POST /account/recovery-password': {
    'recovery-unknown': recordedRead('POST /account/recovery-password', RECOVERY_OF_NOBODY, 'with'),
  },
  'POST /account/customer-recovery-is-expired': 'recorded as a step of test/contract/shop/shapes/recovery.ts',
  'POST /account/recovery-password-confirm': 'recorded as steps of test/contract/shop/shapes/recovery.ts',
  'POST /account/change-password': {
    'change-password': changePassword({}),
    'change-password-wrong': changePassword({ password: 'falsch' }),
    'change-password-mismatch': changePassword({ newPasswordConfirm: 'anders' }),
    'change-password-short': changePassword({ newPassword: 'kurz', newPasswordConfirm: 'kurz' }),
  },
  'POST /account/change-email': {
    'change-email-wrong-password': afterRegistration('POST /account/change-email', {
      email: 'neu@example.com',
      emailConfirmation: 'neu@example.com',
      password: 'falsch',
    }),
  },
  'POST /account/change-email-confirm': 'not in a Shopware',
  'POST /account/convert-guest': 'not recorded: it came with 6.7',
  'POST /account/newsletter-recipient': 'not recorded; test/contract/shop/published has its response',
  'POST /newsletter/subscribe': 'not recorded; test/contract/shop/published has its response',
  'POST /newsletter/confirm': 'not recorded; its response is that of other successes',
  'POST /newsletter/unsubscribe': 'not recorded; its response is that of other successes',
  'POST /customer/wishlist': 'not recorded; test/contract/shop/published has its response',
  'POST /customer/wishlist/add/{productId}': 'not recorded; its response is that of other successes',
  'DELETE /customer/wishlist/delete/{productId}': 'not recorded; its response is that of other successes',
  'POST /customer/wishlist/merge': 'not recorded; its response is that of other successes',
  'POST /contact-form': 'not recorded; its response has one text',
  'DELETE /account/customer': 'not recorded; its response has no body',
  'POST /account/register-confirm': {
    'optin-confirm-no-hash': recordedRead('POST /account/register-confirm', { em: '9404e14edde1cab4' }, 'with'),
    'optin-confirm-unknown-hash': recordedRead(
      'POST /account/register-confirm',
      { hash: 'x'.repeat(32), em: '9404e14edde1cab4' },
      'with',
    ),
  },
}

/** A customer reads what belongs to the account. */
export const ACCOUNT_READ_CASES: Record<string, Recorded> = {
  customer: afterRegistration('POST /account/customer', {
    associations: { addresses: { associations: { country: {}, countryState: {} } }, salutation: {} },
  }),
}
