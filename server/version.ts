import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '#backend/files/parse-json.ts'

const packageSchema = z.object({ version: z.string() })

/** Version of the program, from the package.json in its folder. */
export const readVersion = (root: string): string =>
  packageSchema.parse(parseJson(readFileSync(join(root, 'package.json'), 'utf8'))).version
