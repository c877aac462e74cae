import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'

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
