import compat, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import { AtRule, type Declaration, type Node, parse, type Rule } from 'postcss'
import { isMissing, membersOf } from './is-missing.ts'

/** Without these a page is plainer, but whole. Record 0124 says what stands in for popovers and `:has`. */
const ADDITIONS = new Set(
  [
    'has popover-open',
    // Movement.
    'starting-style view-transition-group view-transition-new view-transition-old',
    // Breaks of lines and of printed pages.
    'text-wrap hyphenate-limit-chars page size break-after print-color-adjust',
    // Scrolling and painting by the browser itself. Phones draw no pointer.
    'scroll-initial-target scrollbar-width overscroll-behavior selection cursor resize paint-order',
    'forced-color-adjust accent-color text-size-adjust',
    // The next font of the list, and a line without dots.
    'ui-monospace text-decoration',
  ].flatMap((names) => names.split(' ')),
)

/** Functions and keywords by their name, wherever they may be: `color-mix`, `light-dark`. */
const FUNCTIONS = new Map<string, Identifier>()
const readFunctions = (owner: Identifier): void => {
  for (const [name, entry] of membersOf(owner)) {
    if (entry.__compat && !FUNCTIONS.has(name)) FUNCTIONS.set(name, entry)
    readFunctions(entry)
  }
}
const { types = {}, properties = {}, selectors = {}, 'at-rules': atRules = {} } = compat.css
readFunctions(types)
/** Units of the data under another name. */
const UNITS: Record<string, string> = Object.fromEntries(
  ['d', 's', 'l'].flatMap((kind, i) =>
    ['vh', 'vw', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [
      kind + unit,
      `viewport_percentage_units_${['dynamic', 'small', 'large'][i]}`,
    ]),
  ),
)

/** The build adds prefixes, and gives each selector that a browser lacks a rule of its own. */
const lacks = (entry: Identifier | undefined): boolean => isMissing(entry?.__compat, { withPrefix: true })

/** Names keywords, functions and units of a value that a promised browser lacks. */
function missingInValue({ prop, value }: Declaration): string[] {
  const property = properties[prop]
  const keywords = (value.match(/[a-z-]+/g) ?? []).filter(
    (word) => word !== '__compat' && !ADDITIONS.has(word) && lacks(property?.[word]),
  )
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name)
  const units = [...value.matchAll(/\d([a-z]+)\b/g)].map(([, unit = '']) => unit)
  return [
    ...keywords,
    ...functions.filter((name) => lacks(FUNCTIONS.get(name))).map((name) => `${name}()`),
    ...units.filter((unit) => lacks(types['length']?.[UNITS[unit] ?? unit])),
  ]
}

function missingInRule(rule: Rule): string[] {
  const pseudos = [...rule.selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name)
  const names = pseudos.filter((name) => lacks(selectors[name]) && !ADDITIONS.has(name)).map((name) => `:${name}`)
  return rule.parent?.type === 'rule' && lacks(selectors['nesting']) ? [...names, 'nested rules'] : names
}

/** The texts of the `@supports` around a node. */
function conditionsAround(node: Node): string {
  const own = node instanceof AtRule && node.name === 'supports' ? node.params : ''
  return node.parent ? own + conditionsAround(node.parent) : own
}

/** Whether an earlier declaration of the rule is for browsers that skip this one. */
function hasFallback(declaration: Declaration): boolean {
  for (let before = declaration.prev(); before; before = before.prev())
    if (before.type === 'decl' && before.prop === declaration.prop && missingInValue(before).length === 0) return true
  return false
}

/** Names what a sheet of styles uses that a promised browser lacks, without a stand-in, a question or a fallback. */
export function missingStyles(css: string): string[] {
  const missing: string[] = []
  const root = parse(css)
  root.walkAtRules(({ name }) => {
    if (lacks(atRules[name]) && !ADDITIONS.has(name)) missing.push(`@${name}`)
  })
  root.walkRules((rule) => {
    const asked = conditionsAround(rule)
    missing.push(...missingInRule(rule).filter((name) => !asked.includes(name)))
  })
  root.walkDecls((declaration) => {
    const { prop, parent } = declaration
    if (ADDITIONS.has(prop) || conditionsAround(declaration).includes(prop)) return
    if (lacks(properties[prop])) missing.push(prop)
    else if (parent && !hasFallback(declaration))
      missing.push(...missingInValue(declaration).map((name) => `${prop}: ${name}`))
  })
  return missing
}
