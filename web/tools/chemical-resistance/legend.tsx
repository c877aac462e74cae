import { RATINGS } from '#contracts/resistance/resistance-table.ts'
import { m } from '#web/i18n/messages.ts'
import css from './legend.module.css'
import { beyondText, ratingText, RatingTile } from './rating-tile.tsx'

/** Meanings of the letters. */
export const RatingLegend = () => (
  <ul className={css.legend} aria-label={m.resistance_legend()}>
    {RATINGS.map((rating) => (
      <li key={rating}>
        <RatingTile rating={rating} isExplained />
        <span>{ratingText(rating)}</span>
      </li>
    ))}
    <li>
      <RatingTile rating="B" isExplained isBeyond />
      <span>{beyondText('B')}</span>
    </li>
  </ul>
)

/** Meanings of the codes, and the sources of the ratings. */
export const RatingNotes = ({ credits }: { credits: readonly string[] }) => (
  <div className={css.notes}>
    <p>{m.resistance_indicative()}</p>
    <p>{m.resistance_codes()}</p>
    <p>{m.resistance_short_names()}</p>
    {credits.length > 0 && <p>{m.resistance_credit({ names: credits.join('; ') })}</p>}
  </div>
)
