import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'

/** An empty array of PHP is a list. */
const mapOf = <T extends z.ZodType>(value: T) =>
  z.preprocess((given) => (Array.isArray(given) ? {} : given), z.record(z.string(), value))

const type = z.object({
  showitem: z.string(),
  columnsOverrides: mapOf(z.object({ label: z.string(), config: z.unknown() }).partial()).default({}),
  previewRenderer: z.string().optional(),
})
const column = z.object({ label: z.string(), config: z.looseObject({ type: z.string().optional() }) }).partial()
const loaded = z.object({
  tca: z.object({
    tt_content: z.object({
      ctrl: z.object({ typeicon_classes: z.record(z.string(), z.string()) }),
      columns: z.record(z.string(), column),
      types: z.record(z.string(), type),
      containerConfiguration: z.record(z.string(), z.object({ grid: z.unknown(), icon: z.string() })),
    }),
  }),
  settings: z.object({
    SYS: z.object({ features: z.record(z.string(), z.boolean()), miscfile_ext: z.string() }),
  }),
  previews: z.array(z.string()),
})

/** Loads the site package of a folder into the parts of a TYPO3 that it calls. Draws elements in the page module. */
export const loadPackage = (folder: string, elements: object[] = []) =>
  loaded.parse(
    JSON.parse(
      execFileSync('php', [join(import.meta.dirname, 'php/load-package.php')], {
        input: JSON.stringify({ folder, elements }),
      }).toString(),
    ),
  )

/** Whether this machine lacks Composer; prints it. */
export function hasNoComposer(): boolean {
  try {
    execFileSync('composer', ['--version'], { stdio: 'ignore' })
    return false
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    console.log('composer.json of the site package is not validated: there is no composer.')
    return true
  }
}
