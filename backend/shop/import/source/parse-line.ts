import type { z } from 'zod'
import type { CatalogueProblem } from '#backend/shop/import/problem.ts'

export type FieldProblem = Pick<CatalogueProblem, 'field' | 'message'>

/** Returns the value of a line, or its errors. */
export function parseLine<Value>(
  text: string,
  schema: z.ZodType<Value>,
): { value: Value } | { problems: FieldProblem[] } {
  const parsed = parseJson(text)
  if ('error' in parsed) return { problems: [{ field: '', message: `is no JSON: ${parsed.error}` }] }
  const checked = schema.safeParse(parsed.json)
  if (checked.success) return { value: checked.data }
  return {
    problems: checked.error.issues.map((issue) => ({ field: fieldOf(issue.path), message: messageOf(issue) })),
  }
}

function parseJson(text: string): { json: unknown } | { error: string } {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ')}`
  return issue.code === 'invalid_type' && issue.message.endsWith('received undefined') ? 'is missing' : issue.message
}
