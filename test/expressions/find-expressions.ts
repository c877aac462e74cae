import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

/** A regular expression of the product. */
export interface FoundExpression {
  /** `web/i18n/format.ts:14` */
  place: string
  source: string
  flags: string
  /** Made by `new RegExp`. */
  isComposed: boolean
}

/** Values of parts that no constant of their file has: by the file, then by the part's text. */
export type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface FoundExpressions {
  expressions: FoundExpression[]
  /** Parts without a value: `web/app/paths.ts: locale`. */
  unknown: string[]
  /** Parts that were given and needed, as in `unknown`. */
  used: Set<string>
}

const FILES = '{backend,contracts,doctor,drawing,integrations,printing,server,web}/**/*.{ts,tsx}'
const IS_OTHER = /i18n\/generated|\.test\.tsx?$|\.d\.ts$/

/** Finds the literals of all files, and what `new RegExp` is called with. */
export function findExpressions(parts: Parts): FoundExpressions {
  const all: FoundExpressions = { expressions: [], unknown: [], used: new Set() }
  for (const file of globSync(FILES, { exclude: (path) => IS_OTHER.test(path) })) {
    const text = readFileSync(file, 'utf8')
    if (text.includes('/') || text.includes('RegExp')) readFile(file, text, parts[file] ?? {}, all)
  }
  return all
}

function readFile(file: string, text: string, parts: Parts[string], all: FoundExpressions): void {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const constants = new Map<string, ESTree.Expression>()
  const composed: (ESTree.NewExpression | ESTree.CallExpression)[] = []
  const placeOf = ({ start }: { start: number }) => `${file}:${text.slice(0, start).split('\n').length}`
  const note = (call: ESTree.NewExpression | ESTree.CallExpression) => {
    if (call.callee.type === 'Identifier' && call.callee.name === 'RegExp') composed.push(call)
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        all.expressions.push({
          place: placeOf(node),
          source: node.regex.pattern,
          flags: node.regex.flags,
          isComposed: false,
        })
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
    NewExpression: note,
    CallExpression: note,
  }).visit(program)

  /** The text that an expression has, or a stand-in for it. */
  const textOf = (node: ESTree.Expression | ESTree.SpreadElement): string => {
    const written = text.slice(node.start, node.end).replaceAll(/\s+/g, ' ')
    const given = parts[written]
    if (given !== undefined) {
      all.used.add(`${file}: ${written}`)
      return given
    }
    if (node.type === 'Literal' && 'regex' in node) return node.regex.pattern
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value
    if (node.type === 'TemplateLiteral') return filled(node, 'cooked')
    if (node.type === 'TaggedTemplateExpression' && text.startsWith('String.raw', node.start))
      return filled(node.quasi, 'raw')
    if (node.type === 'MemberExpression' && written.endsWith('.source')) return textOf(node.object)
    const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined
    if (constant !== undefined) return textOf(constant)
    all.unknown.push(`${file}: ${written}`)
    return ''
  }
  const filled = ({ quasis, expressions }: ESTree.TemplateLiteral, kind: 'cooked' | 'raw'): string =>
    quasis
      .map(({ value }, index) => {
        const expression = expressions[index]
        return (value[kind] ?? '') + (expression === undefined ? '' : textOf(expression))
      })
      .join('')

  for (const call of composed) {
    const [source, flags] = call.arguments
    if (source === undefined) continue
    all.expressions.push({
      place: placeOf(call),
      source: textOf(source),
      flags: flags === undefined ? '' : textOf(flags),
      isComposed: true,
    })
  }
}
