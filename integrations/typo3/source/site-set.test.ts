import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { readElement } from '#contracts/content/read-element.ts'
import { standInElement } from '#test/support/typo3/documents.ts'
import { hasNoComposer } from '#test/support/typo3/package.ts'
import { readTypoScript } from './read-typoscript.ts'
import { PACKAGE } from './write.ts'

const SET = join(PACKAGE, 'Configuration/Sets/Profilwerk')
const read = (file: string) => readFileSync(join(SET, file), 'utf8')
const setup = readTypoScript(read('setup.typoscript'))

test('Lists of the footer are empty until their page is chosen: 0 would be the home page.', () => {
  for (const [list, setting] of [
    ['footerleft', '{$profilwerk.footerLeft}'],
    ['footerright', '{$profilwerk.footerRight}'],
  ]) {
    const menu = `initialData.10.fields.navigationAreas.fields.${list}.dataProcessing.10`
    expect(setup.values.get(`${menu}.special.value`)).toBe(setting)
    expect(setup.values.get(`${menu}.if.isTrue`)).toBe(setting)
  }
})

test('Settings of the site are in a group of their own.', () => {
  const schema = z.object({
    categories: z.record(z.string(), z.object({ label: z.string() })),
    settings: z.record(z.string(), z.object({ category: z.string() })),
  })
  const { categories, settings } = schema.parse(parseYaml(read('settings.definitions.yaml')))
  expect(categories).toEqual({ profilwerk: { label: 'Profilwerk' } })
  expect(Object.values(settings).map(({ category }) => category)).toEqual(Object.keys(settings).map(() => 'profilwerk'))
})

test('The set brings the news of both extensions, with the templates of the second before it copies them.', () => {
  expect(read('setup.typoscript')).toContain(`@import 'EXT:profilwerk/Configuration/Sets/Profilwerk/news.typoscript'`)
  const lines = read('news.typoscript').split('\n')
  const places = [
    `@import 'EXT:news/Configuration/TypoScript/setup.typoscript'`,
    '  templateRootPaths.1760 = EXT:headless_news/Resources/Private/News/Templates/',
    `@import 'EXT:headless_news/Configuration/TypoScript/v12/setup.typoscript'`,
  ].map((line) => lines.indexOf(line))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(read('constants.typoscript')).toContain(`@import 'EXT:news/Configuration/TypoScript/constants.typoscript'`)
})

test('An article has an address of its own.', () => {
  const routes: unknown = parseYaml(readFileSync(join(PACKAGE, 'Configuration/Routes/News.yaml'), 'utf8'))
  expect(routes).toMatchObject({
    routeEnhancers: {
      ProfilwerkNews: {
        type: 'Extbase',
        routes: [{ routePath: '/{news-title}', _controller: 'News::detail', _arguments: { 'news-title': 'news' } }],
        aspects: { 'news-title': { type: 'PersistedAliasMapper', tableName: 'tx_news_domain_model_news' } },
      },
    },
  })
})

test('The elements of a group arrive in it, as EXT:container keeps them.', () => {
  const { values } = setup
  expect(values.get('lib.profilwerkChildren')).toBe('CONTENT_JSON')
  expect(values.get('lib.profilwerkChildren.select.where.wrap')).toBe('{#tx_container_parent}=|')
  expect(
    readTypoScript(read('elements.typoscript')).copies.get('tt_content.site_group.fields.content.fields.elements'),
  ).toBe('lib.profilwerkChildren')
  const inside = { ...standInElement({ header: 'Eins' }), colPos: 201 }
  const content = { header: 'Gruppe', headerLayout: 2, columns: 3, elements: [inside, { ...inside, id: 99 }] }
  expect(readElement(standInElement({ type: 'site_group', content }), { hosts: [] })).toMatchObject([
    { type: 'site_group', columns: 3, children: [{ type: 'text', header: { text: 'Eins' } }, { id: 99 }] },
  ])
})

test.skipIf(hasNoComposer())('Composer takes composer.json.', () => {
  const file = join(PACKAGE, 'composer.json')
  const output = execFileSync('composer', ['validate', '--no-check-publish', '--no-interaction', file], {
    env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
  })
  expect(output.toString()).toContain('is valid')
})
