import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { beginBuild, completeBuild, hashSources, isBuilt, leaveUnmarked, unlistedSources } from './build-sources.ts'

const root = mkdtempSync(join(tmpdir(), 'build-sources-'))
const build = join(root, 'build')
const company = join(root, 'our-company')
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const FILES = [
  'web/root.tsx',
  'web/styles/base.css',
  'web/i18n/messages/shell/de.json',
  'contracts/company.ts',
  'server/main.ts',
  'backend/database/migrations/0001.sql',
  'drawing/scene.ts',
  'printing/worker.ts',
  'public/robots.txt',
  'project.inlang/settings.json',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'node_modules/.package-lock.json',
  'our-company/texts.json',
]

const isCurrent = () => isBuilt(build, root, company)
const begin = () => beginBuild(build, root, company)

/** A complete build of these files. */
beforeEach(() => {
  rmSync(root, { recursive: true })
  for (const path of FILES) write(path, `${path}, as it was`)
  begin()
  write('build/server/main.js', '')
  completeBuild(build)
})

test('A build of the same sources is current.', () => {
  expect(isCurrent()).toBe(true)
})

test.each(FILES)('A change of %s needs a build, and its former state none.', (path) => {
  write(path, `${path}, as it is`)
  expect(isCurrent()).toBe(false)
  write(path, `${path}, as it was`)
  expect(isCurrent()).toBe(true)
})

test.each(['web/new.tsx', 'new-room/part.ts', 'new.config.ts'])('The new file %s needs a build.', (path) => {
  write(path, '')
  expect(isCurrent()).toBe(false)
})

test.each(['web/root.tsx', 'our-company/texts.json', 'node_modules/.package-lock.json'])(
  'A build is needed without %s.',
  (path) => {
    rmSync(join(root, path))
    expect(isCurrent()).toBe(false)
  },
)

test('A moved file needs a build.', () => {
  rmSync(join(root, 'web/root.tsx'))
  write('web/moved.tsx', 'web/root.tsx, as it was')
  expect(isCurrent()).toBe(false)
})

test('Other words, another mode and another Node need a build.', () => {
  write('their-company/texts.json', 'other words')
  expect(isBuilt(build, root, join(root, 'their-company'))).toBe(false)
  vi.stubEnv('NODE_ENV', 'development')
  expect(isCurrent()).toBe(false)
  vi.stubEnv('NODE_ENV', '')
  const before = hashSources(root, company)
  vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0')
  expect(hashSources(root, company)).not.toBe(before)
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each(['our-company/pages/de/index.json', 'var/mails/1.eml', 'docs/new.md', '.env', 'web/i18n/generated/de.js'])(
  'A change of %s needs no build.',
  (path) => {
    write(path, 'new')
    expect(isCurrent()).toBe(true)
  },
)

test('A linked folder needs a build each time.', () => {
  mkdirSync(join(root, 'var/linked'), { recursive: true })
  symlinkSync(join(root, 'var/linked'), join(root, 'web/linked'))
  begin()
  completeBuild(build)
  expect(isCurrent()).toBe(false)
})

test('A build that was broken off is not current, nor is one whose files were removed.', () => {
  begin()
  expect(isCurrent()).toBe(false)
  completeBuild(build)
  expect(isCurrent()).toBe(true)
  rmSync(join(build, 'server/main.js'))
  expect(isCurrent()).toBe(false)
})

test('A change while it is built needs another build, also between its two halves.', () => {
  begin()
  write('web/root.tsx', 'saved meanwhile')
  begin()
  completeBuild(build)
  expect(isCurrent()).toBe(false)
})

test('A build that reads a file which does not count is never current.', () => {
  write('docs/part.ts', '')
  write('node_modules/react/index.js', '')
  const read = ['web/root.tsx', 'docs/part.ts?raw', 'node_modules/react/index.js', '\0virtual', '../elsewhere.ts']
  expect(
    unlistedSources(
      root,
      read.map((path) => (path.startsWith('\0') ? path : join(root, path))),
    ),
  ).toEqual(['docs/part.ts'])
  begin()
  leaveUnmarked(build)
  completeBuild(build)
  expect([existsSync(join(build, 'server/main.js')), isCurrent()]).toEqual([true, false])
  expect(readdirSync(build)).toEqual(['server'])
})
