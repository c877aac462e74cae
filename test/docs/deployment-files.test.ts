import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SETTING_NAMES } from '#server/config.ts'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } }
const dockerfile = readFileSync('Dockerfile', 'utf8')

test('The image has the Node of package.json, a user without rights and a check that needs no other program.', () => {
  const bases = dockerfile.match(/^FROM (\S+)/gm)
  expect(new Set(bases)).toEqual(new Set([`FROM docker.io/library/node:${dependencies.node}-slim`]))
  expect(dockerfile).toMatch(/^USER 1000:1000$/m)
  expect(dockerfile).toContain('http://127.0.0.1:')
})

interface ComposeFile {
  services: Record<string, { image: string; environment?: Record<string, string> } & Partial<Record<string, unknown>>>
}

test.each(['compose.yaml', 'compose.small.yaml'])(
  '%s runs the site without rights, with settings that exist.',
  (file) => {
    const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as ComposeFile
    const sites = Object.values(services).filter(({ image }) => image === 'profilwerk')
    expect(sites).toHaveLength(file === 'compose.yaml' ? 2 : 1)
    for (const site of sites) {
      expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
      const known = new Set<string>(SETTING_NAMES)
      expect(Object.keys(site.environment ?? {}).filter((name) => !known.has(name))).toEqual([])
    }
    // An image of others has a version: an update is a decision.
    const others = Object.values(services).filter(({ image }) => image !== 'profilwerk')
    expect(others.filter(({ image }) => !/:\d+\.\d+/.test(image))).toEqual([])
  },
)

const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0

describe.skipIf(!hasAnalyzer)('systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  const names = ['profilwerk.service', 'profilwerk-backup.service', 'profilwerk-backup.timer']
  for (const name of names) {
    cpSync(`deploy/systemd/${name}`, join(folder, name))
    // It looks for the program.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('/opt/profilwerk', resolve('.'))
    writeFileSync(join(folder, name), text)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  test('finds no fault with the units.', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...names.map((name) => join(folder, name))], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
  })

  test.each(names.slice(0, 2))('counts an exposure of at most 2 of 10 for %s.', (name) => {
    const args = ['security', '--offline=true', '--threshold=20', join(folder, name)]
    expect(execFileSync('systemd-analyze', args, { encoding: 'utf8' })).toMatch(/exposure level for .*: [01]\.\d/)
  })
})
