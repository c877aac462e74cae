import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'
import { hasCode } from '#backend/files/system-error.ts'

const marked = new Marked({ gfm: true, async: false })

/** Makes HTML of GitHub's Markdown. HTML in the text stays: the reader of rich text removes what is not allowed. */
export const markdownToHtml = (text: string): string => marked.parse(text, { async: false })

/** A name of a file below the folder of the one that names it: `agb.md`. */
const FILE = /^(?!.*\.\.)[^\s/][^\s]*\.md$/

/** Replaces each `{ "markdown": "agb.md" }` in a file's JSON by the text of that file. Reports missing ones. */
export function readMarkdownFiles(
  json: unknown,
  folder: string,
  report: (field: string, message: string) => void,
  field = '',
): unknown {
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([key, value]): [string, unknown] => {
    const path = field === '' ? key : `${field}.${key}`
    if (key !== 'markdown' || typeof value !== 'string' || !FILE.test(value))
      return [key, readMarkdownFiles(value, folder, report, path)]
    return [key, readText(join(folder, value), () => report(path, `${value} does not exist`))]
  })
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

function readText(file: string, onMissing: () => void): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    onMissing()
    return ''
  }
}
