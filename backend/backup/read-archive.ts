import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { parseJson } from '#backend/files/parse-json.ts'
import { hasCode } from '#backend/files/system-error.ts'
import type { Manifest } from './backup.ts'
import { runTool, ToolFailure } from './run-tool.ts'

const manifestSchema = z.object({
  format: z.literal(1),
  database: z.enum(['pglite', 'postgres']),
  made: z.string(),
}) satisfies z.ZodType<Manifest>

/**
 * Unpacks a backup into an empty folder and returns its description.
 * @throws Error with a reason for an operator: the file is missing, damaged, or not a backup of this site.
 */
export async function readArchive(source: string, folder: string): Promise<Manifest> {
  const file = resolve(source)
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await runTool('tar', ['-xzf', file, '-C', folder]).catch((error: unknown) => {
    // The words of tar are about streams and archives; those about a full disk are for the operator.
    if (!(error instanceof ToolFailure) || /no space left/i.test(error.message)) throw error
    throw new Error(`${file} is damaged or is not a backup: it could not be unpacked. Nothing was changed.`)
  })
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
    return ''
  })
  const manifest = manifestSchema.safeParse(parseJson(text))
  if (!manifest.success) throw new Error(`${file} is not a backup of this site. Nothing was changed.`)
  return manifest.data
}
