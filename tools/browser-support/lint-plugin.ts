import { readFileSync } from 'node:fs'
import type { RuleTester } from 'oxlint/plugins-dev'
import { findMissingNames } from './missing-names.ts'

type Rule = Parameters<RuleTester['run']>[1]

/** Objects of a library, and methods of our own and of three.js, that have such a name as well. */
const OTHER_OBJECTS = new Set(['z'])
const OTHER_METHODS = new Set(['dispose', 'resize'])
/** Names that only loaders and actions use, and one that comes together with another. */
const ELSEWHERE = new Set(['Response.json', 'cancelIdleCallback'])
/** Attributes without which a page is the same to read and to use. */
const HARMLESS = new Set(['autocapitalize', 'autocorrect'])

const names = findMissingNames()
const standIns = readFileSync(new URL('../../public/stand-ins.js', import.meta.url), 'utf8')

/** Whether the stand-ins define a method of this name, or speak about the attribute. */
const hasStandIn = (name: string): boolean =>
  new RegExp(`^ {4}${name.split('.').at(-1)}\\(|\`${name}\``, 'm').test(standIns)

/** Whether a file asks for the name first: `typeof name`, `'name' in`, `object.name?.`. */
const isAskedFor = (name: string, source: string): boolean =>
  new RegExp(`typeof ${name}\\b|'${name}'|\\b${name}\\?\\.`).test(source)

/**
 * Refuses what a promised browser lacks: names of the global scope, static members, methods, attributes. A file that asks
 * for a name first may use it. All files may use what `public/stand-ins.js` has.
 */
export const missingInBrowsers: Rule = {
  create({ sourceCode, report }) {
    const refuse = (node: Parameters<typeof sourceCode.getText>[0], name: string): void => {
      if (
        !node ||
        ELSEWHERE.has(name) ||
        hasStandIn(name) ||
        isAskedFor(name.split('.').at(-1) ?? name, sourceCode.text)
      )
        return
      report({ node, message: `A browser of package.json lacks ${name}: ask for it, or give it a stand-in.` })
    }
    return {
      'Program:exit'() {
        for (const reference of sourceCode.scopeManager.globalScope?.through ?? []) {
          const { identifier } = reference
          const isType = 'isTypeReference' in reference && reference.isTypeReference === true
          if (!isType && names.globals.has(identifier.name)) refuse(identifier, identifier.name)
        }
      },
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return
        const member = node.property.name
        const object = node.object.type === 'Identifier' ? node.object.name : undefined
        if (object !== undefined && names.statics.has(`${object}.${member}`)) refuse(node, `${object}.${member}`)
        else if (
          node.parent.type === 'CallExpression' &&
          node.parent.callee === node &&
          names.methods.has(member) &&
          !OTHER_METHODS.has(member) &&
          (object === undefined || !OTHER_OBJECTS.has(object))
        )
          refuse(node, member)
      },
      JSXAttribute(node) {
        const { parent, name } = node
        if (name.type !== 'JSXIdentifier' || parent.type !== 'JSXOpeningElement') return
        const attribute = name.name.toLowerCase()
        // A property of a component may have any name.
        const isElement = parent.name.type === 'JSXIdentifier' && /^[a-z]/.test(parent.name.name)
        if (isElement && names.attributes.has(attribute) && !HARMLESS.has(attribute)) refuse(node, name.name)
      },
    }
  },
}

export default { meta: { name: 'browsers' }, rules: { 'missing-in-browsers': missingInBrowsers } }
