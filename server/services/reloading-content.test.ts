import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createContentApi } from '#backend/content/api.ts'
import company from '#data/company.json'
import { reloadingContent } from './reloading-content.ts'

test('A changed page is shown without a restart; one with a mistake is named with its field, and changes nothing.', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reloading-'))
  const file = join(folder, 'pages/de/index.json')
  const write = (page: object) => writeFile(file, JSON.stringify({ uid: 1, meta: { description: 'd' }, ...page }))
  await mkdir(join(folder, 'pages/de'), { recursive: true })
  await writeFile(join(folder, 'company.json'), JSON.stringify(company))
  await write({ title: 'First' })
  const load = () => createContentApi({ folder, publicUrl: 'http://content.test' })
  const messages: string[] = []
  const content = reloadingContent(await load(), folder, load, { error: (_fields, message) => messages.push(message) })
  const titleNow = async () => JSON.stringify(await (await content.app.request('/de')).json())
  expect(await titleNow()).toContain('First')

  await write({ title: 'Second' })
  await vi.waitFor(async () => expect(await titleNow()).toContain('Second'), { timeout: 10_000 })
  await write({ title: '' })
  await vi.waitFor(() => expect(messages.join()).toMatch(/pages\/de\/index\.json: title: /), { timeout: 10_000 })
  expect(await titleNow()).toContain('Second')

  await content.close()
  await rm(folder, { recursive: true })
})
