import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFormStates } from '#backend/content/forms/form-state.ts'
import type { PageForm } from './page-form.ts'

/** Seconds that a person takes to fill in a form; one that comes back within three has to be sent again. */
const PERSON = 60

/**
 * The value of a form's field `__state` as if it were a minute older, so that no test waits.
 * @param sealed the value that the site wrote
 */
export async function agedState(site: { dataDir: string }, sealed: string): Promise<string> {
  const secret = (await readFile(join(site.dataDir, 'secret'), 'utf8')).trim()
  const states = createFormStates(secret)
  const { formId } = JSON.parse(Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString()) as { formId: string }
  const opened = states.open(sealed, formId)
  if (typeof opened === 'string') throw new Error(`The state of the form is ${opened}`)
  return states.seal({ ...opened.state, shownAt: opened.state.shownAt - PERSON })
}

/** A form as if its page had been opened a minute earlier. */
export async function agedForm(site: { dataDir: string }, { action, fields }: PageForm): Promise<PageForm> {
  const aged = fields.map(async ([name, value]): Promise<[string, string]> => [
    name,
    name.endsWith('[__state]') ? await agedState(site, value) : value,
  ])
  return { action, fields: await Promise.all(aged) }
}
