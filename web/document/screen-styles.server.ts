import { parse, type ChildNode } from 'postcss'

/** One rule of the style sheet, or a block such as `@media` around rules. */
interface Rule {
  text: string
  /** Classes that each selector needs to match; undefined for a rule that is always included. */
  needs: string[][] | undefined
  /** Rules of a block, whose head is in `text`. */
  rules: Rule[] | undefined
}

/** Returns the rules of a style sheet that can match a page or the contents of its places, in order. */
export type StylesOf = (...html: string[]) => string

const BLOCKS = new Set(['media', 'supports', 'container', 'layer'])

/**
 * Parses a style sheet once, so that each page can include only the rules that it needs (docs/decisions/0014). A rule is
 * left out only if each of its selectors needs a class that the page does not have.
 */
export function screenStyles(css: string): StylesOf {
  const rules = readRules(parse(css).nodes)
  return (...html) => pick(rules, classesIn(html))
}

function readRules(nodes: readonly ChildNode[]): Rule[] {
  return nodes.flatMap((node): Rule[] => {
    if (node.type === 'comment') return []
    if (node.type === 'rule')
      return [{ text: String(node), needs: node.selectors.map(neededClasses), rules: undefined }]
    if (node.type === 'atrule' && BLOCKS.has(node.name) && node.nodes) {
      return [{ text: `@${node.name} ${node.params}`, needs: undefined, rules: readRules(node.nodes) }]
    }
    return [{ text: `${String(node)}${'nodes' in node && node.nodes ? '' : ';'}`, needs: undefined, rules: undefined }]
  })
}

/** Classes in brackets, as in `:not(.open)`, need not be on the page. */
function neededClasses(selector: string): string[] {
  const plain = withoutBrackets(selector)
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
}

function withoutBrackets(selector: string): string {
  const next = selector.replaceAll(/\([^()]*\)|\[[^\][]*\]/g, '')
  return next === selector ? selector : withoutBrackets(next)
}

function classesIn(parts: readonly string[]): ReadonlySet<string> {
  const lists = new Set<string>()
  for (const html of parts) {
    for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
      const begin = at + CLASS.length
      at = html.indexOf('"', begin)
      lists.add(html.slice(begin, at))
    }
  }
  return new Set([...lists].flatMap((list) => list.split(' ')))
}
const CLASS = ' class="'

function pick(rules: readonly Rule[], present: ReadonlySet<string>): string {
  let css = ''
  for (const { text, needs, rules: inner } of rules) {
    if (inner) {
      const picked = pick(inner, present)
      if (picked) css += `${text}{${picked}}`
    } else if (!needs || needs.some((classes) => classes.every((name) => present.has(name)))) css += text
  }
  return css
}
