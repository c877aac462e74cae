import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'

const FOLDER = path.join(import.meta.dirname, '../../../data/demo')

const messageOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? `unknown field ${issue.keys.join(', ')}` : issue.message

/**
 * Checks a part of a file of data/demo.
 *
 * @param place the part's path in the file
 * @throws Error that lists every mistake, a line each: `data/demo/labels.json: fixings.base.en: must not be empty`
 */
export function checkSource<Schema extends z.ZodType>(
  file: string,
  place: readonly string[],
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(
    (issue) => `data/demo/${file}: ${[...place, ...issue.path].map(String).join('.')}: ${messageOf(issue)}`,
  )
  throw new Error(lines.join('\n'))
}

/** Reads a file of data/demo and checks it. @throws Error that names the file and the field */
export function readSource<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return checkSource(file, [], schema, parseJson(file, readFileSync(path.join(FOLDER, file), 'utf8')))
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(`data/demo/${file}: is not JSON: ${error.message}`, { cause: error })
  }
}
