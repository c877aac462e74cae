import css from './skeleton-rows.module.css'

interface SkeletonRowsProps {
  count: number
  /** Name of the loading content. */
  label: string
}

/** Grey rows shown while a list loads, each with the shape of a picture and three lines of text. */
export const SkeletonRows = ({ count, label }: SkeletonRowsProps) => (
  <ul aria-busy="true" aria-label={label} className={css.rows}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} aria-hidden="true" className={css.row}>
        <svg viewBox="0 0 88 60" preserveAspectRatio="none">
          <path d="M0 0h88v60H0z" />
        </svg>
        <svg viewBox="0 0 600 60" preserveAspectRatio="xMinYMid meet">
          <path d="M0 4h230v14H0zM0 26h110v10H0zM0 44h430v10H0z" />
        </svg>
      </li>
    ))}
  </ul>
)
