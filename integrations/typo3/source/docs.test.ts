import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { LOCALES } from '#contracts/locales.ts'
import { PACKAGE } from './write.ts'

const docs = readFileSync(join(PROJECT_FOLDER, 'docs/typo3.md'), 'utf8')
/** Code of the steps in a language, without the indent of their list. */
const codeOf = (language: string) =>
  [...docs.matchAll(/^( *)```(\w+)\n(.*?)^ *```/gms)].flatMap(([, indent = '', name, code = '']) =>
    name === language ? [code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  )

const siteSchema = z.object({
  headless: z.literal(1),
  frontendBase: z.url(),
  dependencies: z.array(z.string()),
  languages: z.array(z.object({ base: z.string(), fallbackType: z.string().optional() })),
  imports: z.array(z.object({ resource: z.string() })),
  routeEnhancers: z.record(z.string(), z.object({ limitToPages: z.array(z.number()) })),
})

test('The site of the docs names the set, the files and the addresses that the package has.', () => {
  const site = siteSchema.parse(parseYaml(codeOf('yaml')[0] ?? ''))
  const sets = globSync('Configuration/Sets/*/config.yaml', { cwd: PACKAGE }).map(
    (path): string => parseYaml(readFileSync(join(PACKAGE, path), 'utf8')).name,
  )
  expect(site.dependencies).toEqual(sets)
  expect(LOCALES.map((locale) => `/${locale}/`)).toEqual(expect.arrayContaining(site.languages.map(({ base }) => base)))
  const imported = site.imports.map(({ resource }): unknown =>
    parseYaml(readFileSync(join(PACKAGE, resource.replace('EXT:profilwerk/', '')), 'utf8')),
  )
  // Restricts what it imports, and adds nothing.
  expect(imported).toEqual([{ routeEnhancers: { [Object.keys(site.routeEnhancers)[0] ?? '']: expect.anything() } }])
})

test('Composer is asked for our package and for what it suggests, in the same versions.', () => {
  const composer = z
    .object({ name: z.string(), suggest: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(PACKAGE, 'composer.json'), 'utf8')))
  const required = codeOf('sh')
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('composer require'))
    .flatMap((line) => line.replace(/#.*/, '').trim().split(' ').slice(2))
    .map((name) => name.split(':'))
  expect(required.map(([name]) => name).toSorted()).toEqual(
    [composer.name, ...Object.keys(composer.suggest)].toSorted(),
  )
  for (const [name = '', version] of required)
    expect(composer.suggest[name] ?? '@dev').toContain(version ?? 'no version')
})
