import { Parser } from 'htmlparser2'

/** Fields with texts for readers. All others are addresses, names of styles and numbers. */
const TEXT_FIELDS = new Set([
  'header',
  'subheader',
  'bodytext',
  'text',
  'title',
  'name',
  'label',
  'caption',
  'description',
  'teaser',
  'question',
  'answer',
  'value',
  'cells',
  'rows',
  'items',
  'quote',
  'linkText',
  'alternative',
  'lines',
  'bullets',
])
/** Objects whose texts are not on the page: files and their descriptions, forms, links. */
const SKIPPED = new Set([
  'form',
  'link',
  'file',
  'files',
  'images',
  'media',
  'image',
  'sources',
  'properties',
  'settings',
])

/** Returns the texts below the fields of an element, without tags, in their order. */
export function readWords(fields: unknown): string[] {
  const texts: string[] = []
  collect(fields, false, texts)
  return texts
}

function collect(value: unknown, isText: boolean, texts: string[]): void {
  if (typeof value === 'string') {
    if (isText) texts.push(...plainLines(value))
    return
  }
  if (Array.isArray(value)) {
    for (const item of value) collect(item, isText, texts)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, item] of Object.entries(value)) {
    if (!SKIPPED.has(name)) collect(item, TEXT_FIELDS.has(name), texts)
  }
}

/** Elements of HTML that end a line. */
const BLOCKS = new Set([
  'p',
  'li',
  'ul',
  'ol',
  'br',
  'div',
  'tr',
  'td',
  'th',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'dd',
])

/** Returns the lines of a text or of HTML. */
function plainLines(html: string): string[] {
  let text = ''
  const parser = new Parser({
    ontext: (part) => void (text += part),
    onclosetag: (name) => void (text += BLOCKS.has(name) ? '\n' : ''),
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
