import { z } from 'zod'
import { downloadCategoriesSchema, downloadSchema } from '#backend/content/downloads/format.ts'
import { formFileSchema } from '#backend/content/forms/form-file.ts'
import { navigationSchema, pageSchema, personSchema, redirectsSchema } from '#backend/content/format.ts'
import { articleSchema, newsSettingsSchema } from '#backend/content/news/format.ts'
import { catalogueFiles } from '#backend/shop/import/format.ts'
import { chainRackSchema } from '#contracts/chain-rack.ts'
import { companySchema } from '#contracts/company.ts'
import { ownTextsSchema } from '#contracts/own-texts.ts'

/** A kind of file in a company's folder: its path there, and the schema by which the site reads it. */
interface FileKind {
  path: RegExp
  schema: z.ZodType
}

/** By the name of its JSON Schema. Of two kinds that fit a path it is the first. */
const FILE_KINDS: Record<string, FileKind> = {
  company: { path: /^company\.json$/, schema: companySchema },
  texts: { path: /^texts\.json$/, schema: ownTextsSchema },
  'chain-rack': { path: /^chain-rack\.json$/, schema: chainRackSchema },
  redirects: { path: /^pages\/redirects\.json$/, schema: redirectsSchema },
  navigation: { path: /^pages\/[^/]+\/navigation\.json$/, schema: navigationSchema },
  page: { path: /^pages\/[^/]+\/.+\.json$/, schema: pageSchema },
  news: { path: /^news\/news\.json$/, schema: newsSettingsSchema },
  article: { path: /^news\/[^/]+\/.+\.json$/, schema: articleSchema },
  person: { path: /^people\/.+\.json$/, schema: personSchema },
  form: { path: /^forms\/.+\.json$/, schema: formFileSchema },
  'download-categories': { path: /^downloads\/categories\.json$/, schema: downloadCategoriesSchema },
  download: { path: /^downloads\/.+\.json$/, schema: downloadSchema },
}

/** @param path below the company's folder, with slashes: `pages/de/kontakt.json` */
export const schemaNameOf = (path: string): string | undefined =>
  Object.entries(FILE_KINDS).find(([, kind]) => kind.path.test(path))?.[0]

/** JSON Schemas by name: of all files, and of the lines of the catalogue's files (`catalogue/products`). */
export const jsonSchemas = (): Map<string, object> =>
  new Map([
    ...Object.entries(FILE_KINDS).map(([name, { schema }]): [string, object] => [name, toJsonSchema(schema)]),
    ...Object.entries(catalogueFiles).map(([name, schema]): [string, object] => [
      `catalogue/${name}`,
      toJsonSchema(schema),
    ]),
  ])

/** A fact of the company, which a text may name in place of its own: `{company.tel}`. */
const PLACEHOLDER = String.raw`\{company\.\w+\}`

/** Draft 7 is read by every editor. Checks that are code, such as those across files, are left out. */
const toJsonSchema = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // Editors divide: 19.99 would be no multiple of 0.01.
      if (jsonSchema.multipleOf !== undefined && jsonSchema.multipleOf < 1) delete jsonSchema.multipleOf
      if (jsonSchema.pattern !== undefined) jsonSchema.pattern = `(?:${jsonSchema.pattern})|${PLACEHOLDER}`
    },
  })
