import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema } from '#backend/content/field-schemas.ts'
import { z } from 'zod'

export const headlineFormat = elementFormat('header', {}, { write: () => ({}) })

export const dividerFormat = elementFormat('div', {}, { write: () => ({}) })

export const textFormat = elementFormat(
  'text',
  { bodytext: bodytextSchema },
  { write: ({ bodytext }, write) => ({ bodytext: write.html(bodytext) }) },
)

export const htmlFormat = elementFormat(
  'html',
  { bodytext: bodytextSchema },
  { write: ({ bodytext }, write) => ({ bodytext: write.html(bodytext) }) },
)

const KINDS = ['unordered', 'ordered', 'definitions'] as const

export const bulletsFormat = elementFormat(
  'bullets',
  {
    kind: z.enum(KINDS).default('unordered'),
    items: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])).min(1),
  },
  {
    write: ({ kind, items }) => ({ bulletsType: KINDS.indexOf(kind), bodytext: items }),
    check({ kind, items }, { report }) {
      if (items.some((item) => Array.isArray(item) !== (kind === 'definitions')))
        report('items', 'pairs belong in definitions, and only there')
    },
  },
)

const HEADERS = ['none', 'top', 'left'] as const

export const tableFormat = elementFormat(
  'table',
  {
    caption: z.string().default(''),
    rows: z.array(z.array(z.string()).min(1)).min(1),
    headers: z.enum(HEADERS).default('top'),
    /** Whether the last row is a footer. */
    footer: z.boolean().default(false),
  },
  {
    write: ({ caption, rows, headers, footer }) => ({
      bodytext: rows,
      tableCaption: caption,
      cols: rows[0]?.length ?? 0,
      tableHeaderPosition: HEADERS.indexOf(headers),
      tableClass: '',
      tableTfoot: footer ? 1 : 0,
    }),
    check({ rows, headers, footer }, { report }) {
      const columns = rows[0]?.length ?? 0
      for (const [index, row] of rows.entries())
        if (row.length !== columns) report(`rows.${index}`, `has ${row.length} cells, the first row has ${columns}`)
      if (rows.length < 1 + (headers === 'top' ? 1 : 0) + (footer ? 1 : 0))
        report('rows', 'needs a row besides header and footer')
    },
  },
)

const LOOKS = ['name', 'icon', 'picture'] as const

const upload = z.strictObject({
  /** A file of data/media. */
  file: z.string().min(1),
  title: z.string().min(1).optional(),
  description: z.string().default(''),
})

export const uploadsFormat = elementFormat(
  'uploads',
  {
    files: z.array(upload).min(1),
    look: z.enum(LOOKS).default('icon'),
    showSize: z.boolean().default(true),
    newWindow: z.boolean().default(false),
  },
  {
    write: ({ files, look, showSize, newWindow }, write) => ({
      media: files.flatMap(({ file, title, description }) => {
        const document = write.file({ file, alternative: '' })
        if (!document) return []
        return [{ ...document, properties: { ...document.properties, title: title ?? null, description } }]
      }),
      target: newWindow ? '_blank' : '',
      displayFileSizeInformation: showSize ? '1' : '0',
      displayDescription: '1',
      displayInformation: String(LOOKS.indexOf(look)),
    }),
  },
)
