import { expect, test } from 'vitest'
import { startSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'

test('a public server shows no mails and explains the consequence', async () => {
  const site = await startSite({ template: await siteTemplate(), env: { PUBLIC_URL: 'http://shop.test' } })
  try {
    for (const path of ['/demo/mails', '/demo/mails/', '/demo/mails/20261121T075656-0/html']) {
      expect((await fetch(site.url + path, { redirect: 'manual' })).status).toBe(404)
    }
    expect(site.output()).toContain('SMTP_URL is not set: mails are only files')
  } finally {
    await site.dispose()
  }
})
