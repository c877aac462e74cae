import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { ResistanceProblem } from './problem.ts'
import { ROW_SCHEMAS, type FileName, type RowOf } from './row-schemas.ts'

/** A row and the line on which it begins. */
export interface Numbered<Row> {
  line: number
  row: Row
}

const parsedSchema = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
)

/**
 * Reads a file row by row. Lines that begin with # are comments, the first other line is the head; columns may be in any
 * order. Wrong rows are left out and reported.
 */
export function readRows<Name extends FileName>(
  name: Name,
  text: string,
  problems: ResistanceProblem[],
): Numbered<RowOf<Name>>[] {
  const file = `${name}.csv`
  const records = parseRecords(file, text, problems)
  return records.flatMap(({ line, record }) => {
    const parsed = ROW_SCHEMAS[name].safeParse(record)
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => toProblem(file, line, issue)))
      return []
    }
    // The schema of this name made it.
    return [{ line, row: parsed.data as RowOf<Name> }]
  })
}

function parseRecords(file: string, text: string, problems: ResistanceProblem[]) {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      comment: '#',
      comment_no_infix: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    })
    return parsedSchema.parse(parsed).map(({ record, info }) => ({ record, line: info.lines }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = z.number().safeParse(error['lines']).data
    problems.push({ file, line, message: error.message })
    return []
  }
}

const toProblem = (file: string, line: number, issue: z.core.$ZodIssue): ResistanceProblem =>
  issue.code === 'unrecognized_keys'
    ? { file, line, message: `has unknown columns: ${issue.keys.join(', ')}` }
    : {
        file,
        line,
        column: issue.path.join('.'),
        message: issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : issue.message,
      }
