import type { HistoryEntry } from './history-entry.ts'
import css from './history-list.module.css'
import { HistoryRow } from './history-row.tsx'

/** Quote requests from the newest, one below the other. */
export const HistoryList = ({ entries, hasOpenRow }: { entries: readonly HistoryEntry[]; hasOpenRow: boolean }) => (
  <ul className={css.list}>
    {entries.map((entry, index) => (
      <li key={entry.id}>
        <HistoryRow entry={entry} isOpen={hasOpenRow && index === 0} />
      </li>
    ))}
  </ul>
)
