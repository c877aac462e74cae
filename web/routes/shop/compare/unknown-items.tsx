import { Link } from 'react-router'
import { comparePath } from '#web/app/paths/compare-path.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { UnknownItem } from './read-compared.server.ts'
import css from './route.module.css'

/** Names each number that the shop does not have, with similar ones that may be meant. */
export function UnknownItems({ unknown, numbers }: { unknown: readonly UnknownItem[]; numbers: readonly string[] }) {
  return unknown.map(({ item, nearest }) => (
    <Notice key={item} tone="warn" title={m.list_problem_number_unknown({ number: item })}>
      {nearest.length > 0 && (
        <ul className={css.nearest}>
          {nearest.map((number) => (
            <li key={number}>
              <Link to={comparePath(getLocale(), [...numbers, number])}>{m.list_take({ value: number })}</Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  ))
}
