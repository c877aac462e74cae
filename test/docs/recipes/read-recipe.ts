/** One code block of a recipe, in the order in which a reader follows them. */
export type RecipeStep = FileStep | LinesStep | CommandStep

export interface FileStep {
  kind: 'new file' | 'rewritten file'
  line: number
  file: string
  text: string
}

export interface LinesStep {
  kind: 'changed lines'
  line: number
  file: string
  hunks: Hunk[]
}

interface CommandStep {
  kind: 'commands'
  line: number
  commands: string
}

/** Lines of a file that follow each other, before and after the step. */
export interface Hunk {
  before: string[]
  after: string[]
}

export interface Recipe {
  steps: RecipeStep[]
  /** The last commands, which must pass at the end. */
  checks: string[]
}

interface Block {
  line: number
  language: string
  attributes: string[]
  lines: string[]
}

/**
 * Reads the code blocks of a recipe. `file=…` after a block's language names the file. `diff` changes lines of it,
 * `rewrites` gives an existing file a new text, all others make a new one. `sh` has commands, and the last of them are
 * the checks.
 */
export function readRecipe(markdown: string): Recipe {
  const steps = blocksOf(markdown).map(toStep)
  const last = steps.at(-1)
  if (last?.kind !== 'commands') throw new Error('The last code block has no commands that check the result.')
  return { steps: steps.slice(0, -1), checks: last.commands.split('\n') }
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [index, text] of markdown.split('\n').entries()) {
    if (open && text === '```') {
      blocks.push(open)
      open = undefined
    } else if (open) open.lines.push(text)
    else if (text.startsWith('```')) {
      const [language = '', ...attributes] = text.slice(3).split(' ')
      open = { line: index + 1, language, attributes, lines: [] }
    }
  }
  if (open) throw new Error(`Line ${open.line}: the code block has no end.`)
  return blocks
}

function toStep({ line, language, attributes, lines }: Block): RecipeStep {
  if (language === 'sh') return { kind: 'commands', line, commands: lines.join('\n') }
  const file = attributes.find((one) => one.startsWith('file='))?.slice('file='.length)
  if (!file) throw new Error(`Line ${line}: the code block names no file.`)
  if (language === 'diff') return { kind: 'changed lines', line, file, hunks: hunksOf(lines, line) }
  const kind = attributes.includes('rewrites') ? 'rewritten file' : 'new file'
  return { kind, line, file, text: `${lines.join('\n')}\n` }
}

/** `@@` separates places of a file. A line begins with `+`, `-` or a space. */
function hunksOf(lines: readonly string[], line: number): Hunk[] {
  const hunks: Hunk[] = [{ before: [], after: [] }]
  for (const text of lines) {
    const [sign, rest] = [text.slice(0, 1), text.slice(1)]
    const hunk = hunks.at(-1)
    if (text.startsWith('@@')) hunks.push({ before: [], after: [] })
    else if (sign === '+') hunk?.after.push(rest)
    else if (sign === '-') hunk?.before.push(rest)
    else if (sign === ' ' || sign === '') {
      hunk?.before.push(rest)
      hunk?.after.push(rest)
    } else throw new Error(`Line ${line}: "${text}" of the diff begins with none of "+", "-" and a space.`)
  }
  for (const { before, after } of hunks) {
    if (before.length === 0) throw new Error(`Line ${line}: the diff shows no line that is there already.`)
    if (before.join('\n') === after.join('\n')) throw new Error(`Line ${line}: the diff changes nothing.`)
  }
  return hunks
}
