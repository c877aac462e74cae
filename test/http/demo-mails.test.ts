import { expect, test } from 'vitest'
import { sharedPublicSite } from '#test/support/shared-site.ts'

test('a public server shows no mails and explains the consequence', async () => {
  const site = await sharedPublicSite()
  for (const path of ['/demo/mails', '/demo/mails/', '/demo/mails/20261121T075656-0/html']) {
    expect((await fetch(site.url + path, { redirect: 'manual' })).status).toBe(404)
  }
  expect(site.output()).toContain('SMTP_URL is not set: mails are only files')
})
