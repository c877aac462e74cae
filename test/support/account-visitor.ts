import { readMailLink } from './account-mails.ts'
import { fillForm, openForm, submitForm } from './page-form.ts'
import type { SharedSite } from './shared-site.ts'
import { ADDRESS, visit, type Visitor } from './visitor.ts'

export const NEW_PASSWORD = 'Kettenrad-7'

/** An address that is unique within the run. */
export const newAddress = (): string => `miriam.${crypto.randomUUID().slice(0, 8)}@example.com`

/** Fills in the registration as a visitor without scripts; `differs` replaces fields. */
export async function registerOn(
  visitor: Visitor,
  email: string,
  differs: Record<string, string> = {},
): Promise<Response> {
  const form = await openForm(visitor, '/de/shop/account/register', 'password')
  const entries = { ...ADDRESS, email, password: NEW_PASSWORD, privacy: 'on', ...differs }
  return submitForm(visitor, fillForm(form, entries))
}

/** Opens the link in the mail to a new customer and presses its button. */
export async function confirmOn(visitor: Visitor, { dataDir }: SharedSite, email: string): Promise<Response> {
  const link = await readMailLink(dataDir, email, '/registration/confirm')
  return submitForm(visitor, await openForm(visitor, link, 'hash'))
}

export async function signInOn(
  visitor: Visitor,
  email: string,
  { password = NEW_PASSWORD, path = '/de/shop/account/login' } = {},
): Promise<Response> {
  return submitForm(visitor, fillForm(await openForm(visitor, path, 'password'), { email, password }))
}

/** A visitor who has just registered and confirmed the address. */
export async function newCustomer(site: SharedSite): Promise<{ visitor: Visitor; email: string }> {
  const visitor = visit(site.url)
  const email = newAddress()
  await registerOn(visitor, email)
  const confirmed = await confirmOn(visitor, site, email)
  if (confirmed.status !== 303) throw new Error(`The link was answered with ${confirmed.status}`)
  return { visitor, email }
}

/** The visible text of a page. */
export const pageText = async (response: Response): Promise<string> =>
  (await response.text())
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
