import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { FileList } from '#web/blocks/layout/file-list.tsx'

/** Files as an editor has chosen them. */
export const UploadsBlock = ({ element, context }: BlockProps<'uploads'>) => (
  <BlockSection element={element} context={context}>
    <FileList
      files={element.files}
      look={element.look}
      target={element.target}
      showsSize={element.showsSize}
      showsDescription={element.showsDescription}
    />
  </BlockSection>
)
