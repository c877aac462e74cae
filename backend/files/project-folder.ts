import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const find = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : find(dirname(folder))

/**
 * The folder of package.json. Migrations and data have the same path below it from the source and from a bundle in
 * build/.
 */
export const PROJECT_FOLDER = find(import.meta.dirname)
