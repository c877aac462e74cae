import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { productId } from '#backend/shop/import/rows/keys.ts'
import { BUILD } from '#test/support/site.ts'
import { sharedSite, type SharedSite } from '#test/support/shared-site.ts'

let site: SharedSite
beforeAll(async () => {
  site = await sharedSite()
})

const policyOf = async (path: string) => (await fetch(site.url + path)).headers.get('content-security-policy') ?? ''

test('Only the thread that reads STEP files may evaluate: no page and no other script may.', async () => {
  const scripts = readdirSync(join(BUILD, 'client/assets')).filter((name) => name.endsWith('.js'))
  const workers = scripts.filter((name) => name.startsWith('step-worker-'))
  expect(workers).toHaveLength(1)
  expect(await policyOf(`/assets/${workers[0]}`)).toContain("script-src 'self' 'unsafe-eval'")
  const other = scripts.find((name) => name.startsWith('three-view-'))
  expect(await policyOf(`/assets/${other}`)).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(await policyOf(`/en/shop/cad/${productId('CT-06B1-S-2000')}`)).not.toContain('unsafe-eval')
})
