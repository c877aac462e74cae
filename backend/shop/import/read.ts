import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { catalogueFiles, type CatalogueFile, type CatalogueLine } from './format.ts'
import type { ReportProblem } from './problem.ts'

/** A valid line and its place. */
export interface Entry<Value> {
  file: string
  line: number
  value: Value
}

export type Catalogue = { [File in CatalogueFile]: Entry<CatalogueLine<File>>[] } & {
  /** Files with invalid lines. A reference into such a file may be right although its target is missing. */
  invalidFiles: ReadonlySet<CatalogueFile>
}

export const fileNameOf = (file: CatalogueFile): string => `${file}.jsonl`

/** Reads the five files of `folder` and checks each line on its own. */
export async function readCatalogue(folder: string, report: ReportProblem): Promise<Catalogue> {
  const invalidFiles = new Set<CatalogueFile>()
  const read = async <File extends CatalogueFile>(file: File): Promise<Entry<CatalogueLine<File>>[]> => {
    const fail: ReportProblem = (problem) => {
      invalidFiles.add(file)
      report(problem)
    }
    const text = await textOf(folder, fileNameOf(file), fail)
    return entriesOf(text, fileNameOf(file), catalogueFiles[file] as unknown as Schema<CatalogueLine<File>>, fail)
  }
  return {
    'property-groups': await read('property-groups'),
    'delivery-times': await read('delivery-times'),
    categories: await read('categories'),
    products: await read('products'),
    variants: await read('variants'),
    invalidFiles,
  }
}

type Schema<Value> = z.ZodType<Value>

async function textOf(folder: string, file: string, report: ReportProblem): Promise<string> {
  try {
    return await readFile(join(folder, file), 'utf8')
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    report({ file, line: 0, field: '', message: missing ? `is missing in ${folder}` : String(error) })
    return ''
  }
}

function entriesOf<Value>(text: string, file: string, schema: Schema<Value>, report: ReportProblem): Entry<Value>[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  return lines.flatMap((content, index) => {
    const line = index + 1
    if (content.trim() === '') return []
    const parsed = parseJson(content)
    if ('error' in parsed) {
      report({ file, line, field: '', message: `is no JSON: ${parsed.error}` })
      return []
    }
    const checked = schema.safeParse(parsed.json)
    if (checked.success) return [{ file, line, value: checked.data }]
    for (const issue of checked.error.issues) {
      report({ file, line, field: fieldOf(issue.path), message: messageOf(issue) })
    }
    return []
  })
}

function parseJson(text: string): { json: unknown } | { error: string } {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `unknown field ${issue.keys.join(', ')}` : issue.message
