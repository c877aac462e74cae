import { requestPaths } from '#web/app/paths.ts'
import { lineFacts } from '#web/cart/line-facts.tsx'
import { formatDate } from '#web/i18n/format-time.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { smallestFile } from '#web/catalogue/product/picture.ts'
import { m } from '#web/i18n/messages.ts'
import { RequestAgainForm } from '#web/quote-request/again/again-form.tsx'
import { RequestState } from '#web/quote-request/quote-request-state.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { HistoryEntry } from './history-entry.ts'
import css from './history-row.module.css'

/** A quote request as a line that opens. */
export function HistoryRow({ entry, isOpen }: { entry: HistoryEntry; isOpen: boolean }) {
  const { id, number, state, sentAt, ownNumber, positions, first } = entry
  const page = requestPaths.past(getLocale(), id)
  return (
    <details className={css.row} open={isOpen}>
      <summary>
        <b className={css.number} translate="no">
          {number}
        </b>
        <time dateTime={sentAt}>{formatDate(sentAt)}</time>
        <span>
          {m.requests_positions({ count: positions })}
          {ownNumber && (
            <>
              {' · '}
              <span className="vh">{m.checkout_order_number()} </span>
              <span translate="no">{ownNumber}</span>
            </>
          )}
        </span>
        {state && <RequestState state={state} />}
        <Icon name="chevron-down" small />
      </summary>
      <ul className={css.lines}>
        {first.map((line) => (
          <li key={line.id}>
            {line.picture ? (
              <img src={smallestFile(line.picture)} width={72} height={60} alt="" loading="lazy" />
            ) : (
              <span />
            )}
            <span>
              {line.name}
              <span className={css.facts}>{factsText(line)}</span>
            </span>
            <span className={css.pieces}>{m.cart_pieces({ count: line.quantity })}</span>
          </li>
        ))}
      </ul>
      {positions > first.length && (
        <p className={css.more}>
          <Link to={page}>{m.requests_more_positions({ count: positions - first.length })}</Link>
        </p>
      )}
      <div className={css.actions}>
        <RequestAgainForm action={page} number={number} size="s" done={undefined} />
        <ButtonLink variant="line" size="s" to={page}>
          {m.requests_show()}
          <span className="vh"> {number}</span>
        </ButtonLink>
        <ButtonLink variant="line" size="s" to={requestPaths.file(page, 'pdf')} reloadDocument>
          <Icon name="download" />
          {m.requests_pdf()}
          <span className="vh"> {number}</span>
        </ButtonLink>
      </div>
    </details>
  )
}

const factsText = ({ productNumber, ...line }: HistoryEntry['first'][number]): string =>
  [productNumber, ...lineFacts(line).map(({ name, value }) => `${name} ${value}`)].filter(Boolean).join(' · ')
