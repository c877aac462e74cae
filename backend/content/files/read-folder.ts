import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { z } from 'zod'
import { readMarkdownFiles } from '#backend/content/markdown.ts'
import { whenMissing } from '#backend/files/system-error.ts'

/** Collects the mistakes of all files, so that one start reports them all. */
export interface Problems {
  report(file: string, field: string, message: string): void
  /** @throws Error that lists every problem, one per line: `pages/de/agb.json: meta.description: …` */
  throwIfAny(): void
}

export function collectProblems(folder: string): Problems {
  const lines: string[] = []
  return {
    report: (file, field, message) =>
      lines.push(`  ${relative(folder, file).split(sep).join('/')}: ${field === '' ? '' : `${field}: `}${message}`),
    throwIfAny() {
      if (lines.length > 0) throw new Error(`The content in ${folder} is not valid:\n${lines.join('\n')}`)
    },
  }
}

/** Returns every .json file below a folder, ordered by name; none if the folder does not exist. */
export async function listJson(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whenMissing([]))
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted()
}

/** Reads a file by its schema, after `change` was applied to its JSON. Reports mistakes and returns undefined. */
export async function readJson<S extends z.ZodType>(
  file: string,
  schema: S,
  problems: Problems,
  change: (json: unknown) => unknown = (json) => json,
): Promise<z.output<S> | undefined> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    problems.report(file, '', error instanceof SyntaxError ? `is not JSON: ${error.message}` : String(error))
    return undefined
  }
  const whole = readMarkdownFiles(json, dirname(file), (field, message) => problems.report(file, field, message))
  const parsed = schema.safeParse(change(whole))
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) problems.report(file, issue.path.join('.'), issue.message)
  return undefined
}
