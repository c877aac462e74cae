import { Hono } from 'hono'
import { CHANGED_PATH, isSigned } from '#contracts/content/shared-secret.server.ts'
import type { Mount } from './opened.ts'

/**
 * When the content system last reported a change of an editor, ms since the epoch; 0 if never. The report is a POST that
 * it has signed with the shared secret; 403 for any other.
 */
export function receiveChanges(secret: string, now: () => number = Date.now) {
  let changedAt = 0
  const app = new Hono()
  app.post('/', (c) => {
    const [, given = ''] = /^Profilwerk (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
    if (!isSigned(secret, 'changed', CHANGED_PATH, given, now())) return c.body(null, 403)
    changedAt = now()
    return c.body(null, 204)
  })
  app.all('*', (c) => c.text('Not found', 404))
  const mount: Mount = { path: CHANGED_PATH, app }
  return { mount, changedAt: () => changedAt }
}
