import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#backend/database/migrate.ts'
import { openDatabase } from '#backend/database/open.ts'
import { catalogueFiles, type CatalogueFile } from '#backend/shop/import/format.ts'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import { CatalogueInvalid, type CatalogueProblem } from '#backend/shop/import/problem.ts'
import { SHARED_LINES } from './full-document.ts'
import type { LackingDocument, Path } from './leave-out.ts'

const FILES = Object.keys(catalogueFiles) as CatalogueFile[]

/** Writes the documents as one catalogue; line 1 of each file that has shared lines is theirs. */
async function inFolder<Result>(documents: readonly LackingDocument[], use: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'left-out-'))
  try {
    for (const file of FILES) {
      const lines = [...SHARED_LINES[file], ...documents.map(({ document }) => document[file])]
      await writeFile(join(folder, `${file}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    }
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The problems that the import has with each document, by its place in the list. */
async function problemsOf(
  documents: readonly LackingDocument[],
  dataDir: string,
): Promise<Map<number, CatalogueProblem[]>> {
  const opened = await openDatabase({ dataDir })
  try {
    await migrate(opened.db)
    await inFolder(documents, (folder) => importCatalogue({ db: opened.db, folder }))
    return new Map()
  } catch (error) {
    if (!(error instanceof CatalogueInvalid)) throw error
    const placeOf = ({ file, line }: CatalogueProblem) =>
      line - 1 - SHARED_LINES[file.replace('.jsonl', '') as CatalogueFile].length
    return Map.groupBy(error.problems, placeOf)
  } finally {
    await opened.close()
  }
}

/** Imports what can be imported into `dataDir`; returns these documents, and how the others were refused. */
export async function importLacking(documents: readonly LackingDocument[], dataDir: string) {
  let imported = documents
  const refused: { document: LackingDocument; problems: CatalogueProblem[] }[] = []
  // Problems between lines are found once each line is right.
  for (let problems = await problemsOf(imported, dataDir); problems.size > 0;) {
    for (const [place, found] of problems) {
      const document = imported[place]
      if (!document) throw new Error(`A problem of no document: ${JSON.stringify(found)}`)
      refused.push({ document, problems: found })
    }
    imported = imported.filter((_, place) => !problems.has(place))
    problems = await problemsOf(imported, dataDir)
  }
  return { imported, refused }
}

/** Whether the problem names the file and the field that is missing, or the one that it belongs to. */
export const names = ({ file, line, field, message }: CatalogueProblem, path: Path): boolean => {
  const [wanted, ...keys] = path.map(String)
  const said = field.split('.')
  return (
    file === `${wanted}.jsonl` &&
    line > 0 &&
    message !== '' &&
    field !== '' &&
    said.every((key, place) => place >= keys.length || key === keys[place])
  )
}
