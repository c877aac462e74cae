/** Content of a TypoScript file: values and copies by their full path. */
export interface TypoScript {
  values: Map<string, string>
  /** The path that a path is a copy of (`<`) or refers to (`=<`). */
  copies: Map<string, string>
}

const PATH = String.raw`[\w\\-]+(?:\.[\w\\-]+)*`
const BLOCK = new RegExp(`^(${PATH})\\s*\\{$`)
const VALUE = new RegExp(`^(${PATH})\\s*=(?!<)\\s*(.*)`, 's')
const COPY = new RegExp(`^(${PATH})\\s*=?<\\s*(${PATH})$`)
const IMPORT = /^@import '[^']+'$/

/**
 * Reads the part of TypoScript that the package uses: values, copies, blocks, imports and comments.
 * @throws if a line is none of these, or a block is not closed; with the number of the line.
 */
export function readTypoScript(text: string): TypoScript {
  const read: TypoScript = { values: new Map(), copies: new Map() }
  const open: string[] = []
  text.split('\n').forEach((given, index) => {
    const line = given.trim()
    const full = (path = '') => [...open, path].join('.')
    const [block, value, copy] = [BLOCK.exec(line), VALUE.exec(line), COPY.exec(line)]
    if (line === '' || line.startsWith('#') || IMPORT.test(line)) return
    if (line === '}') {
      if (open.pop() === undefined) throw new Error(`line ${index + 1}: nothing to close`)
    } else if (block) open.push(block[1] ?? '')
    else if (copy) read.copies.set(full(copy[1]), copy[2] ?? '')
    else if (value) read.values.set(full(value[1]), value[2] ?? '')
    else throw new Error(`line ${index + 1}: ${line}`)
  })
  if (open.length > 0) throw new Error(`not closed: ${open.join('.')}`)
  return read
}
