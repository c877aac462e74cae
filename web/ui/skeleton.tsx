import css from './skeleton.module.css'

/** Grey lines where text will be. The container says `aria-busy`. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={css.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.line} />
      ))}
    </span>
  )
}
