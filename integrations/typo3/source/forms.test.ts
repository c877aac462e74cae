import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { ATTACHMENT_KINDS } from '#contracts/attachments/attachment-kinds.ts'
import { PACKAGE_FORMS, formFiles } from './forms.ts'
import { yaml } from './yaml.ts'

const files = formFiles()

test('YAML has lists, maps and texts of any characters, in blocks.', () => {
  expect(yaml({ a: { 'b c': 'x: "y"' }, list: [{ d: 1, e: true }, 'f'], none: [] })).toBe(
    ['a:', '  "b c": "x: \\"y\\""', 'list:', '  - d: 1', '    e: true', '  - "f"', 'none: []'].join('\n'),
  )
})

test.each(PACKAGE_FORMS)('Each text of the form %s is translated into the four languages.', (name) => {
  const definition = files[`Resources/Private/Forms/${name}.form.yaml`] ?? ''
  const [source = '', ...translated] = ['', 'de.', 'nl.', 'cs.'].map(
    (prefix) => files[`Resources/Private/Language/Forms/${prefix}${name}.xlf`] ?? '',
  )
  const ids = [...source.matchAll(/trans-unit id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toContain(`${name}.element.${name}.renderingOptions.submitButtonLabel`)
  for (const text of translated) expect([...text.matchAll(/<target>[^<]+<\/target>/g)]).toHaveLength(ids.length)
  // EXT:form finds a text by the form and the field that the definition has.
  const fields = [...definition.matchAll(/identifier: "([\w-]+)"/g)].map(([, id]) => id)
  for (const id of ids) {
    const [, place = '', field = ''] = (id ?? '').split('.')
    expect([place === 'finisher' ? 'identifier' : place, fields]).toEqual([
      expect.any(String),
      expect.arrayContaining([field]),
    ])
  }
})

test('The set of the package brings the prototype that its forms name.', () => {
  const set = readFileSync(join(import.meta.dirname, '../Configuration/Sets/Profilwerk/config.yaml'), 'utf8')
  expect(parseYaml(set)).toMatchObject({ dependencies: ['friendsoftypo3/headless', 'typo3/form'] })
})

test('The contact form asks for what the embedded one asks for.', () => {
  const definition = files['Resources/Private/Forms/contact.form.yaml'] ?? ''
  expect([...definition.matchAll(/identifier: "(NotEmpty|EmailAddress)"/g)].map(([, validator]) => validator)).toEqual([
    'NotEmpty',
    'NotEmpty',
    'EmailAddress',
    'NotEmpty',
  ])
  expect(definition).toContain('minimum: 10')
  expect(definition).not.toMatch(/page:\d|<a /)
})

test('The choice of a form has each of them by the path that EXT:form may read.', () => {
  const choice = files['Configuration/FlexForms/Form.xml'] ?? ''
  // A value picker of TYPO3 13 takes label and value by number; any other keys break the editing of the element.
  for (const name of PACKAGE_FORMS)
    expect(choice).toContain(
      `<numIndex index="0">${name}</numIndex><numIndex index="1">EXT:profilwerk/Resources/Private/Forms/${name}.form.yaml</numIndex>`,
    )
  expect(files['Configuration/Form/Setup.yaml']).toContain('"EXT:profilwerk/Resources/Private/Forms/"')
})

test('A drawing may be of each kind that the embedded form takes or DWG, also with the type that PHP finds in it.', () => {
  const definition = files['Resources/Private/Forms/application-technology.form.yaml'] ?? ''
  const localconf = readFileSync(join(import.meta.dirname, '../ext_localconf.php'), 'utf8')
  for (const { mimeType } of Object.values(ATTACHMENT_KINDS)) expect(definition).toContain(`- "${mimeType}"`)
  // TYPO3 asks PHP about a file without ending. PHP finds texts in STEP and DXF, and bytes in a binary DXF.
  for (const type of ['text/plain', 'application/octet-stream', 'image/vnd.dwg'])
    expect(definition).toContain(`- "${type}"`)
  expect(localconf).toContain(`'dwg' => 'image/vnd.dwg'`)
  for (const { endings, mimeType } of [ATTACHMENT_KINDS.dxf, ATTACHMENT_KINDS.step])
    for (const ending of endings) expect(localconf).toContain(`'${ending}' => '${mimeType}'`)
})
