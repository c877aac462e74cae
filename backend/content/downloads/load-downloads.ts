import { basename, join } from 'node:path'
import { listJson, type Problems, readJson } from '#backend/content/files/read-folder.ts'
import type { ContentMedia, Downloads } from '#backend/content/site.ts'
import { downloadCategoriesSchema, type DownloadFile, downloadSchema } from './format.ts'
import { readPdfDate } from './pdf-date.ts'

/** Reads data/downloads, and checks that each file exists and has a date. */
export async function loadDownloads(
  folder: string,
  media: ReadonlyMap<string, ContentMedia>,
  problems: Problems,
): Promise<Downloads> {
  const list = join(folder, 'categories.json')
  const paths = await listJson(folder)
  const categories = paths.includes(list) ? ((await readJson(list, downloadCategoriesSchema, problems)) ?? []) : []
  const order = categories.map(({ key }) => key)
  const found: [name: string, download: DownloadFile][] = []
  const ids = new Map<number, string>()
  for (const path of paths.filter((one) => one !== list)) {
    const download = await readJson(path, downloadSchema, problems)
    if (!download) continue
    const name = basename(path, '.json')
    const other = ids.get(download.id)
    if (other) problems.report(path, 'id', `${download.id} is taken by ${other}.json`)
    ids.set(download.id, name)
    if (!order.includes(download.category))
      problems.report(path, 'category', `${download.category} is not in downloads/categories.json`)
    for (const [index, { file, date }] of download.files.entries()) {
      const stored = media.get(file)
      if (!stored) problems.report(path, `files.${index}.file`, `media/${file} does not exist`)
      else if (date === undefined && readPdfDate(stored.bytes) === undefined)
        problems.report(path, `files.${index}.date`, 'is needed: the file does not say when it was made')
    }
    found.push([name, download])
  }
  const position = ([, { category }]: (typeof found)[number]) => order.indexOf(category)
  return { categories, files: new Map(found.toSorted((a, b) => position(a) - position(b))) }
}
