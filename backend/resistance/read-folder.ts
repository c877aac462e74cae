import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeText } from '#backend/files/decode-text.ts'
import { hasCode } from '#backend/files/system-error.ts'
import { checkRows, type ResistanceRows } from './check-rows.ts'
import { ResistanceInvalid, type ResistanceProblem } from './problem.ts'
import { readRows } from './read-rows.ts'
import type { FileName } from './row-schemas.ts'

/**
 * Reads the files of a folder such as `data/resistance`.
 * @throws ResistanceInvalid with every wrong place.
 */
export async function readFolder(folder: string): Promise<ResistanceRows> {
  const problems: ResistanceProblem[] = []
  const read = async <Name extends FileName>(name: Name) =>
    readRows(name, await textOf(folder, name, problems), problems)
  const [groups, chemicals, materials, sources, ratings, reactions] = await Promise.all([
    read('groups'),
    read('chemicals'),
    read('materials'),
    read('sources'),
    read('ratings'),
    read('reactions'),
  ])
  const rows = { groups, chemicals, materials, sources, ratings, reactions }
  // Wrong rows are left out, so their neighbours would be accused of unknown references.
  if (problems.length === 0) problems.push(...checkRows(rows))
  if (problems.length > 0) throw new ResistanceInvalid(problems)
  return rows
}

async function textOf(folder: string, name: FileName, problems: ResistanceProblem[]): Promise<string> {
  try {
    return decodeText(await readFile(join(folder, `${name}.csv`)))
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    problems.push({ file: `${name}.csv`, line: undefined, message: 'does not exist' })
    return ''
  }
}
