import type { BlockProps } from '#web/blocks/block.ts'
import css from './block.module.css'

/** A rule. */
export const DividerBlock = ({ context }: BlockProps<'div'>) =>
  context.nested ? (
    <hr className={css.nested} />
  ) : (
    <div className="wrap">
      <hr />
    </div>
  )
