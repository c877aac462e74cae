import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { classNames } from '#web/ui/class-names.ts'
import css from './block.module.css'

const COLUMNS = { 1: css.one, 2: css.two, 3: css.three, 4: css.four }

/** Elements beside each other, with rules between them. */
export const GroupBlock = ({ element, context, children }: BlockProps<'site_group'>) => (
  <BlockSection element={element} context={context}>
    <div className={classNames(css.columns, COLUMNS[element.columns], element.header.text === '' && css.bare)}>
      {children}
    </div>
  </BlockSection>
)
