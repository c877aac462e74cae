import type { BlockProps, BlockContext } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ElementOf } from '#contracts/content/elements.ts'
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

/** The position of the elements in a group: below its header, if it has one. */
export const contextInGroup = ({ header }: ElementOf<'site_group'>, { level }: BlockContext): BlockContext => ({
  level: header.text === '' || level === 4 ? level : DEEPER[level],
  stage: false,
  nested: true,
})

const DEEPER = { 1: 2, 2: 3, 3: 4 } as const
