import { Icon } from '#web/ui/icon.tsx'
import { Band } from './band.tsx'
import type { BlockProps } from './block.ts'
import css from './bullets.module.css'

export const Bullets = ({ element, place }: BlockProps<'bullets'>) => (
  <Band element={element} place={place}>
    <Items element={element} />
  </Band>
)

function Items({ element }: { element: BlockProps<'bullets'>['element'] }) {
  if (element.kind === 'definitions') {
    return (
      <dl className={css.definitions}>
        {element.items.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    )
  }
  if (element.kind === 'ordered') {
    return (
      <ol className={css.steps}>
        {element.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    )
  }
  return (
    <ul className={css.ticks}>
      {element.items.map((item) => (
        <li key={item}>
          <Icon name="check" small />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
