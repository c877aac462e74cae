import { checkOwnFile } from '#backend/shop/import/own-files/own-document.ts'
import { checkPhotograph } from '#backend/shop/import/own-files/photograph.ts'
import { type FileReader, UnusableFile } from '#backend/shop/import/own-files/read-file.ts'
import type { ReportProblem } from '#backend/shop/import/problem.ts'
import { type LinkedFile, namedFiles } from '#backend/shop/import/own-files/named-files.ts'
import type { Catalogue } from '#backend/shop/import/source/read.ts'
import { toPosition } from './check-unique.ts'

/** Reads every photograph and document that the lines name, each once, and reports those that cannot be used. */
export async function checkFiles(catalogue: Catalogue, reader: FileReader, report: ReportProblem): Promise<void> {
  const results = new Map<string, string | undefined>()
  const texts = new Map<string, LinkedFile>()
  for (const named of namedFiles(catalogue)) {
    const { place, field, file, kind } = named
    const key = `${kind ?? ''} ${file}`
    if (!results.has(key)) results.set(key, await problemOf(named, reader))
    const message = results.get(key)
    if (message !== undefined) report({ ...place, field: `${field}.file`, message })
    else if (kind === undefined) checkText(named, texts, report)
  }
}

async function problemOf({ file, kind }: LinkedFile, reader: FileReader): Promise<string | undefined> {
  try {
    const bytes = await reader.read(file)
    if (kind) checkOwnFile({ file, kind }, bytes)
    else await checkPhotograph(file, bytes)
    return undefined
  } catch (error) {
    if (error instanceof UnusableFile) return error.message
    throw error
  }
}

/** A picture is one medium with one text, as in a Shopware. */
function checkText(named: LinkedFile, texts: Map<string, LinkedFile>, report: ReportProblem): void {
  if (named.alt === undefined) return
  const before = texts.get(named.file)
  if (before === undefined) texts.set(named.file, named)
  else if (JSON.stringify(before.alt) !== JSON.stringify(named.alt))
    report({
      ...named.place,
      field: `${named.field}.alt`,
      message: `${named.file} has another text in ${toPosition(before.place)}`,
    })
}
