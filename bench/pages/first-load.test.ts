import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstLoad } from './first-load.ts'

const files: Record<string, string> = {
  '/assets/entry.js': 'import{a as b}from"./shared.js";import"./side.js";import("./later.js");b()',
  '/assets/shared.js': 'export*from"./deep.js";const text="import x from y";export{text as a}',
  '/assets/side.js': 'globalThis.side=1',
  '/assets/deep.js': 'export const deep=1',
  '/assets/route.js': 'export default 1',
}
const read = async (path: string) => {
  const text = files[path]
  if (text === undefined) throw new Error(`${path} is not there`)
  return text
}

test('the first load contains the files that a page names and their imports, once, without deferred files', async () => {
  const html = `<link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/a.css">
    <script>inline()</script><script type="module" async="">import * as r from "/assets/route.js"; import "/assets/entry.js"</script>`
  const { files: found, total, blocking } = await firstLoad(html, read)
  expect([...found.keys()].toSorted()).toEqual(Object.keys(files).toSorted())
  expect(total).toBe(Object.values(files).reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0))
  expect(blocking).toEqual([])
})

test('a script that blocks the first paint is named', async () => {
  const html = '<script src="/assets/side.js"></script><script defer src="/assets/deep.js"></script>'
  expect((await firstLoad(html, read)).blocking).toEqual(['/assets/side.js'])
})
