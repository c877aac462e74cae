import type { Rating } from '#contracts/resistance/resistance-table.ts'
import { m } from '#web/i18n/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './rating-tile.module.css'

const WORDS: Record<Rating, () => string> = {
  A: () => m.resistance_rating_A(),
  B: () => m.resistance_rating_B(),
  C: () => m.resistance_rating_C(),
  O: () => m.resistance_rating_O(),
  '-': () => m.resistance_rating_none(),
}

export const ratingText = (rating: Rating): string => WORDS[rating]()

/** The same for a request that is beyond all tests. */
export const beyondText = (rating: Rating): string => m.resistance_beyond({ rating: ratingText(rating) })

/** Whether a rating is as good as B but beyond all tests. Worse ones are certain, better ones are not given. */
export const isBeyondTests = ({ rating, isBeyond }: { rating: Rating; isBeyond: boolean }): boolean =>
  isBeyond && rating === 'B'

const LOOKS: Record<Rating, string | undefined> = { A: css.a, B: css.b, C: css.c, O: css.o, '-': css.none }

interface RatingTileProps {
  rating: Rating
  size?: 's' | 'l'
  /** Whether a text beside it says the same. */
  isExplained?: boolean
  /** By rules of chemistry, not by a test: marked by an asterisk. */
  isIndicative?: boolean
  /** Conditionally stable in the harshest test, which the request is beyond: marked by a question mark. */
  isBeyond?: boolean
  /** Condition of the test that it is based on. */
  test?: string | undefined
}

/**
 * A rating by letter and shape, readable without colours: A solid, B hatched, C framed, O dotted and round. One element,
 * because a table has six hundred of them.
 */
export function RatingTile({
  rating,
  size = 's',
  isExplained = false,
  isIndicative = false,
  isBeyond = false,
  test,
}: RatingTileProps) {
  const isMarked = isIndicative && rating !== '-'
  const mark = isBeyond ? css.beyond : isMarked && css.marked
  const look = classNames(css.tile, LOOKS[rating], size === 'l' && css.large, mark)
  const letter = rating === '-' ? '–' : rating
  if (isExplained) {
    return (
      <span className={look} aria-hidden="true">
        {letter}
      </span>
    )
  }
  const text = isBeyond ? beyondText(rating) : ratingText(rating)
  const name = rating === '-' ? text : `${rating}, ${text}`
  const marked = isMarked ? `${name}, ${m.resistance_kind_rule()}` : name
  const label = test === undefined ? marked : m.resistance_tile_test({ rating: marked, condition: test })
  return (
    <span className={look} role="img" aria-label={label} title={test && label}>
      {letter}
    </span>
  )
}
