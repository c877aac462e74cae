import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'

/** Files to download. */
export const DownloadListBlock = ({ element, context }: BlockProps<'site_download_list'>) => (
  <BlockSection element={element} context={context} intro={element.bodytext}>
    <ul>
      {element.items.map(({ id, title, href }) => (
        <li key={id}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  </BlockSection>
)
