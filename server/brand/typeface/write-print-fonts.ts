import { hash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrintFonts } from '#printing/font-files.ts'
import type { OpenedBrand } from '#server/brand/open-brand.ts'

/**
 * Writes the weights of a company's font into the data folder: what draws pictures reads fonts from files only. Their
 * names have a hash of their content, so processes with the same data share them.
 */
export async function writePrintFonts(
  dataDir: string,
  { printedFont }: Pick<OpenedBrand, 'printedFont'>,
): Promise<PrintFonts | undefined> {
  if (!printedFont) return undefined
  const folder = join(dataDir, 'fonts')
  await mkdir(folder, { recursive: true })
  const write = async ({ bytes }: { bytes: Uint8Array }): Promise<string> => {
    const file = join(folder, `${hash('sha256', bytes).slice(0, 16)}.ttf`)
    if (existsSync(file)) return file
    // Another process must not read half a file.
    const part = `${file}.${randomUUID()}.part`
    await writeFile(part, bytes)
    await rename(part, file)
    return file
  }
  const { family, regular, bold } = printedFont
  return { family, regular: await write(regular), bold: await write(bold) }
}
