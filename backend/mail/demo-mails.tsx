import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MailList, MailPage, STYLE } from './demo-mail-pages.tsx'
import { listMails, readMail } from './outbox.ts'
import { mailFolder } from './start.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
/** Policy of the pages around a mail: their one style and frames of this site. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** Policy of a mail itself: its own styles and nothing else. */
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/**
 * Shows the mails that were written as files. Only for a demo without mail server, because every caller can read them
 * all. Mount it at `base`.
 */
export function createDemoMails(dataDir: string, base = '/demo/mails'): Hono {
  const folder = mailFolder(dataDir)
  const app = new Hono()
  app.get('/', async (c) => page(c, <MailList mails={await listMails(folder)} base={base} />))
  app.get('/:id', async (c) => {
    const mail = await readMail(folder, c.req.param('id'))
    return mail ? page(c, <MailPage mail={mail} base={base} />) : c.notFound()
  })
  app.get('/:id/html', async (c) => {
    const mail = await readMail(folder, c.req.param('id'))
    return mail ? c.html(mail.html, 200, headers(MAIL_POLICY, 'SAMEORIGIN')) : c.notFound()
  })
  app.get('/:id/source', async (c) => {
    const mail = await readMail(folder, c.req.param('id'))
    if (!mail) return c.notFound()
    return c.body(new Uint8Array(mail.raw), 200, {
      ...headers(PAGE_POLICY, 'DENY'),
      'content-type': 'message/rfc822',
      'content-disposition': `attachment; filename="${mail.id}.eml"`,
    })
  })
  return app
}

const page = (c: Context, element: ReactElement) =>
  c.html(`<!doctype html>${renderToStaticMarkup(element)}`, 200, headers(PAGE_POLICY, 'DENY'))

const headers = (policy: string, frames: 'DENY' | 'SAMEORIGIN') => ({
  'content-security-policy': policy,
  'x-frame-options': frames,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
})
