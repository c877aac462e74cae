import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { BlockProps } from './block.ts'

/** An element without a block: a note for whoever develops, nothing for visitors. What it holds is shown all the same. */
export const Unknown = ({ element, children }: BlockProps<'unknown'>) => (
  <>
    {import.meta.env.DEV && (
      <div className="wrap" data-unknown={element.wireType}>
        <Notice tone="warn" title={m.content_not_implemented({ type: element.wireType })}>
          {element.problem}
        </Notice>
      </div>
    )}
    {children}
  </>
)
