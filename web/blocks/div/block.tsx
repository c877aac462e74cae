import type { BlockProps } from '#web/blocks/block.ts'

/** A rule. */
export const DividerBlock = ({ context }: BlockProps<'div'>) =>
  context.nested ? (
    <hr />
  ) : (
    <div className="wrap">
      <hr />
    </div>
  )
