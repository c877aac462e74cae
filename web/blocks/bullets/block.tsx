import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './block.module.css'

export const BulletsBlock = ({ element, context }: BlockProps<'bullets'>) => (
  <BlockSection element={element} context={context}>
    <Items element={element} />
  </BlockSection>
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
