import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningSite, startSite } from '#test/support/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'own-texts-'))
const company = join(folder, 'company')
// Beside the packages that it needs; git ignores it.
const build = 'build-own-texts'
const TEXTS = { en: { search_placeholder: 'Load, thread or number', search_placeholder_short: 'Load or thread' } }

beforeAll(() => {
  cpSync('examples/rubber-buffers', company, { recursive: true })
  writeFileSync(join(company, 'texts.json'), JSON.stringify(TEXTS))
  const env = { ...process.env, COMPANY_DIR: company, BUILD_DIR: build, NODE_ENV: 'production' }
  execFileSync('npx', ['react-router', 'build'], { env, stdio: 'pipe' })
})
afterAll(() => {
  // The build has written the company's words where the tests read the messages.
  execFileSync('npm', ['run', '--silent', 'messages'])
  for (const path of [folder, build]) rmSync(path, { recursive: true, force: true })
})

async function placeholderOn(site: RunningSite, path: string) {
  const page = await (await fetch(site.url + path)).text()
  return /data-search-field[^>]*placeholder="([^"]*)"/.exec(page)?.[1]
}

test('a build with a company’s own texts shows them, and the others in the other language', async () => {
  const site = await startSite({ build, env: { COMPANY_DIR: company } })
  try {
    expect(await placeholderOn(site, '/en')).toBe('Load, thread or number')
    expect(await placeholderOn(site, '/de')).toContain('Artikelnummer')
    expect(site.output()).not.toContain('texts.json')
  } finally {
    await site.dispose()
  }
})

test('a build without them warns at its start', async () => {
  const site = await startSite({ env: { COMPANY_DIR: company } })
  try {
    expect(site.output()).toContain('texts.json of the company is not the one of this build')
    expect(await placeholderOn(site, '/en')).not.toBe('Load, thread or number')
  } finally {
    await site.dispose()
  }
})
