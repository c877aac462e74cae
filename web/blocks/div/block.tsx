import type { BlockProps } from './block.ts'

export const Divider = ({ place }: BlockProps<'div'>) =>
  place.inside ? (
    <hr />
  ) : (
    <div className="wrap">
      <hr />
    </div>
  )
