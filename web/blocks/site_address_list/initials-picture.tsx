import css from './initials-picture.module.css'

/** Replaces a missing portrait: initials in a circle on centre lines, as on a drawing. */
export function InitialsPicture({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
  return (
    <svg className={css.picture} viewBox="0 0 200 120" aria-hidden="true">
      <g className={css.lines}>
        <path d="M100 6v108M20 60h160" strokeDasharray="12 3 2 3" />
        <circle cx="100" cy="60" r="40" />
      </g>
      <circle className={css.disc} cx="100" cy="60" r="34" />
      <text className={css.letters} x="100" y="70" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}
