import type { Understood } from '#contracts/search/hit-page.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'

/** How the service read the term, a sentence for each thing. */
export function understoodTexts({ numbers, measures, synonyms, corrected }: Understood): string[] {
  return [
    ...numbers.map((number) => m.search_understood_number({ number })),
    ...measures.map(({ text, values, label }) =>
      m.search_understood_measure({
        text,
        values: [label, values.map((value) => `${formatNumber(value, 2)}\u00a0mm`).join(' × ')]
          .filter(Boolean)
          .join(' '),
      }),
    ),
    ...corrected.map(({ word, as }) => m.search_understood_corrected({ word, as: as.join(', ') })),
    ...synonyms.map(({ word, as }) => m.search_understood_synonym({ word, as: as.join(', ') })),
  ]
}
