import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { signAddress } from '#contracts/content/shared-secret.server.ts'
import { hasNoPhp } from '#test/support/shopware/php.ts'
import { loadPackage } from '#test/support/typo3/package.ts'
import { ELEMENTS } from './elements.ts'
import { labels } from './labels.ts'
import { PACKAGE } from './write.ts'

describe.skipIf(hasNoPhp())('In the backend of a TYPO3', () => {
  test.each(globSync('{.,../../test/support/typo3/php}/**/*.php', { cwd: PACKAGE }))('%s compiles.', (path) => {
    expect(execFileSync('php', ['-l', join(PACKAGE, path)]).toString()).toContain('No syntax errors')
  })

  test.each(Object.keys(ELEMENTS))(
    '%s has words and an icon to choose it by, the tab of appearance, and categories.',
    (type) => {
      const { ctrl, types, columns, containerConfiguration } = loadPackage(PACKAGE).tca.tt_content
      const items = columns['CType']?.config?.['items']
      const description = `LLL:EXT:profilwerk/Resources/Private/Language/locallang.xlf:${type}.about`
      expect(items).toContainEqual(expect.objectContaining({ value: type, group: 'profilwerk', description }))
      expect(labels()).toHaveProperty([`${type}.about`])
      expect((items as { value: string }[]).filter(({ value }) => value === type)).toHaveLength(1)
      expect(containerConfiguration[type]?.icon ?? ctrl.typeicon_classes[type]).toBe(
        ELEMENTS[type as 'site_group']?.icon,
      )
      // Layout, frame and spaces; section menus; categories; and our own fields, as stock elements have them.
      for (const part of ['--palette--;;frames', '--palette--;;appearanceLinks', ', categories', 'site_background'])
        expect(types[type]?.showitem).toContain(part)
    },
  )

  test('Links to previews and reports of changes are signed as the site signs them.', () => {
    const [secret, path] = ['of two systems that trust each other', '/de/über uns']
    const php = `require '${join(PACKAGE, 'Classes/SharedSecret.php')}';
      use Profilwerk\\SitePackage\\SharedSecret;
      $token = SharedSecret::sign('${secret}', 'preview', '${path}', 1800000000);
      $valid = fn ($for, $now) => SharedSecret::isSigned('${secret}', $for, '${path}', $token, $now);
      echo json_encode([$token, $valid('preview', 1799999999), $valid('preview', 1800000001), $valid('changed', 1799999999)]);`
    const token = signAddress(secret, 'preview', path, 1_800_000_000)
    expect(JSON.parse(execFileSync('php', ['-r', php]).toString())).toEqual([token, true, false, false])
  })

  test('A group is a container with a place for elements, and keeps its own fields.', () => {
    const { types, containerConfiguration } = loadPackage(PACKAGE).tca.tt_content
    expect(containerConfiguration).toMatchObject({ site_group: { grid: [[{ colPos: 201 }]] } })
    expect(types['site_group']?.showitem).toContain('site_columns')
  })

  test('An element with one picture takes one picture, and no other files.', () => {
    const { types } = loadPackage(PACKAGE).tca.tt_content
    const withPicture = Object.entries(ELEMENTS).flatMap(([type, { fields }]) =>
      Object.values(fields).some((field) => 'column' in field && field.column === 'assets') ? [type] : [],
    )
    const configs = Object.entries(types).flatMap(([type, { columnsOverrides }]) =>
      columnsOverrides['assets'] ? [[type, columnsOverrides['assets'].config]] : [],
    )
    expect(withPicture.length).toBeGreaterThan(5)
    expect(Object.fromEntries(configs)).toEqual(
      Object.fromEntries(withPicture.map((type) => [type, { maxitems: 1, allowed: 'gif,jpg,jpeg,png,svg,webp' }])),
    )
  })

  test('Each value of a choice has a name in every language.', () => {
    const { columns } = loadPackage(PACKAGE).tca.tt_content
    const names = Object.values(columns).flatMap(({ config }) =>
      config?.type === 'select' ? (config['items'] as { label: string }[]).map(({ label }) => label) : [],
    )
    const known = labels()
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !known[name.replace(/^LLL:.*locallang\.xlf:/, '')])).toEqual([])
  })

  test('Redirects are sent as JSON without a setting by hand.', () => {
    expect(loadPackage(PACKAGE).settings.SYS.features).toEqual({ 'headless.redirectMiddlewares': true })
  })

  test('The page module shows the text, pictures and cards of an element, and what it takes from the shop.', () => {
    const [teaser, box, film, empty] = loadPackage(PACKAGE, [
      {
        uid: 7,
        CType: 'site_teaser',
        bodytext: '<p>Drei Profile &amp; mehr</p>',
        assets: 'halle.png',
        site_cards: [{ title: 'C-Profil', image: 'c.png' }, { title: 'Leiste' }],
      },
      { uid: 8, CType: 'site_product_box', site_product_numbers: 'T-1\nT-2', site_limit: 4, site_desktop: 1 },
      { uid: 9, CType: 'site_video', site_video: 'montage.mp4', site_parts: '[{"a":1}]' },
      { uid: 10, CType: 'site_cta', bodytext: '', site_cards: [] },
    ]).previews
    expect(teaser).toBe(
      '<a href="/edit/7"><div>Drei Profile &amp; mehr</div><img src="halle.png"><ul><li><div>C-Profil</div><img src="c.png"></li><li><div>Leiste</div></li></ul></a>',
    )
    expect(box).toMatch(/<strong>site_product_numbers<\/strong> T-1<br \/>\sT-2/)
    expect(box).not.toContain('site_limit')
    expect(film).toBe('<a href="/edit/9"><img src="montage.mp4"></a>')
    expect(empty).toBe('')
  })
})
