import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { makeFolder, startSite } from '#test/support/site.ts'
import { importLacking, names } from './import-lacking.ts'
import type { LackingDocument } from './leave-out.ts'
import { lackOf, notShown, requestAll } from './show-all.ts'

/** Imports documents into a site of their own, and expects each to be refused by name, or shown everywhere. */
export async function showLacking(documents: readonly LackingDocument[]): Promise<{ shown: number; refused: number }> {
  const dataDir = makeFolder()
  const { imported, refused } = await importLacking(documents, dataDir)
  const unnamed = refused.filter(
    ({ document, problems }) => !problems.every((problem) => document.lacks.some((path) => names(problem, path))),
  )
  expect(unnamed.map(({ document, problems }) => [lackOf(document), problems])).toEqual([])
  const site = await startSite({ dataDir, env: { LOG_LEVEL: 'error', SALES_MAIL: 'sales@example.com' } })
  try {
    expect(await notShown(site.url, imported)).toEqual([])
    const sent = await requestAll(site.url, imported)
    const mails = join(dataDir, 'mails')
    const written = async () => (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml')).length
    // One to the visitor, and one to the company.
    await expect.poll(written).toBeGreaterThanOrEqual(2 * sent)
    expect(site.output()).not.toMatch(/"level":(50|"error")/)
  } finally {
    await site.dispose()
  }
  return { shown: imported.length, refused: refused.length }
}
