import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { LOCALES } from '#contracts/locales.ts'
import { makeFolder } from '#test/support/site.ts'
import { hasNoComposer } from '#test/support/typo3/package.ts'
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

/** Lines of the first step for Composer. */
const COMPOSER_LINES = codeOf('sh')
  .join('')
  .split('\n')
  .filter((line) => line.startsWith('composer '))
  .map((line) => line.replace(/#.*/, '').trim())

test('Composer is asked for our package and for what it suggests, in the same versions.', () => {
  const composer = z
    .object({ name: z.string(), suggest: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(PACKAGE, 'composer.json'), 'utf8')))
  const required = COMPOSER_LINES.filter((line) => line.startsWith('composer require'))
    .flatMap((line) => line.split(' ').slice(2))
    .map((name) => name.split(':'))
  expect(required.map(([name]) => name).toSorted()).toEqual(
    [composer.name, ...Object.keys(composer.suggest)].toSorted(),
  )
  for (const [name = '', version] of required)
    expect(composer.suggest[name] ?? '@dev').toContain(version ?? 'no version')
})

/** Packages of the real system, without their files. */
const PACKAGES = {
  'typo3/cms-backend': '13.4.34',
  'typo3/cms-core': '13.4.34',
  'typo3/cms-form': '13.4.34',
  'friendsoftypo3/headless': '4.7.3',
  'b13/container': '3.2.3',
  'georgringer/news': '12.3.0',
  'friendsoftypo3/headless_news': '3.1.0',
}

test.skipIf(hasNoComposer())(
  'The lines for Composer install our package, with its classes, in an empty project.',
  () => {
    const project = makeFolder()
    const packages = Object.entries(PACKAGES).map(([name, version]) => ({ name, version, type: 'metapackage' }))
    const repositories = { packages: { type: 'package', package: packages }, 'packagist.org': false }
    writeFileSync(join(project, 'composer.json'), JSON.stringify({ name: 'test/project', repositories }))
    cpSync(PACKAGE, join(project, 'packages/profilwerk'), { recursive: true })
    expect(COMPOSER_LINES).toHaveLength(3)
    for (const line of COMPOSER_LINES)
      execFileSync('composer', [...line.split(' ').slice(1), '--no-interaction'], {
        cwd: project,
        stdio: 'pipe',
        env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_HOME: join(project, 'home') },
      })
    const installed = z
      .object({ packages: z.array(z.object({ name: z.string() })) })
      .parse(JSON.parse(readFileSync(join(project, 'vendor/composer/installed.json'), 'utf8')))
    expect(installed.packages.map(({ name }) => name)).toContain('profilwerk/site-package')
    expect(Object.keys(PACKAGES).filter((name) => !installed.packages.some((one) => one.name === name))).toEqual([])
    expect(readFileSync(join(project, 'vendor/composer/autoload_psr4.php'), 'utf8')).toContain(
      'Profilwerk\\\\SitePackage',
    )
  },
)
