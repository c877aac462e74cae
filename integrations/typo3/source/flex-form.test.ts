import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { PACKAGE } from './write.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: object }>

const isElement = (node: Node): node is Element => 'attribs' in node
const elementsOf = ({ children }: { children: Node[] }) => children.filter(isElement)
const childOf = (element: Element | undefined, name: string) =>
  element && elementsOf(element).find((child) => child.name === name)
const textOf = (element: Element | undefined): string => (element ? DomUtils.textContent(element) : '')

/** The rules of TYPO3 13 for the form of a FlexForm; returns what breaks them. */
function faultsOf(xml: string): string[] {
  const [root] = elementsOf(parseDocument(xml, { xmlMode: true }))
  const sheets = childOf(root, 'sheets')
  if (root?.name !== 'T3DataStructure' || !sheets) return ['no sheets']
  return elementsOf(sheets).flatMap((sheet) => {
    const top = childOf(sheet, 'ROOT')
    const fields = childOf(top, 'el')
    if (textOf(childOf(top, 'type')) !== 'array' || !fields) return [`${sheet.name} is no list of fields`]
    return elementsOf(fields).flatMap((field) => faultsOfField(field).map((fault) => `${field.name}: ${fault}`))
  })
}

function faultsOfField(field: Element): string[] {
  // TYPO3 12 has taken this level away.
  if (childOf(field, 'TCEforms')) return ['TCEforms']
  const config = childOf(field, 'config')
  const items = childOf(childOf(config, 'valuePicker'), 'items')
  const picked = items ? elementsOf(items) : []
  return [
    ...(textOf(childOf(field, 'label')) === '' ? ['no label'] : []),
    ...(textOf(childOf(config, 'type')) === '' ? ['no type'] : []),
    // A value picker has its label and value by number: names break the form of the element.
    ...picked.flatMap((item, index) => {
      const parts = elementsOf(item).map(({ name, attribs }) => `${name} ${attribs['index']}`)
      const isRight = item.attribs['index'] === String(index) && parts.join() === 'numIndex 0,numIndex 1'
      return isRight ? [] : [`item ${index} of its picker`]
    }),
  ]
}

test.each(globSync('Configuration/FlexForms/*.xml', { cwd: PACKAGE }))('%s keeps the rules of TYPO3 13.', (path) => {
  expect(faultsOf(readFileSync(join(PACKAGE, path), 'utf8'))).toEqual([])
})

test('Faults that a TYPO3 has shown are found.', () => {
  const form = (field: string) =>
    `<T3DataStructure><sheets><sDEF><ROOT><type>array</type><el><a>${field}</a></el></ROOT></sDEF></sheets></T3DataStructure>`
  const named = '<items><numIndex index="0"><label>x</label><value>y</value></numIndex></items>'
  expect(
    faultsOf(form(`<label>A</label><config><type>input</type><valuePicker>${named}</valuePicker></config>`)),
  ).toEqual(['a: item 0 of its picker'])
  expect(faultsOf(form('<TCEforms><config><type>input</type></config></TCEforms>'))).toEqual(['a: TCEforms'])
  expect(faultsOf(form('<config></config>'))).toEqual(['a: no label', 'a: no type'])
  expect(faultsOf('<T3DataStructure/>')).toEqual(['no sheets'])
})
