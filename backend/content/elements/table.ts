import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'

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
