import type { UploadedFile } from '#contracts/content/elements/stock.ts'
import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './block.module.css'

/** Files to download, each with its type and size, to warn of large ones. */
export const UploadsBlock = ({ element, context }: BlockProps<'uploads'>) => (
  <BlockSection element={element} context={context}>
    <ul className={css.files}>
      {element.files.map((upload) => (
        <li key={upload.file.url}>
          <Sign upload={upload} look={element.look} />
          <div>
            <a
              href={upload.file.url}
              target={element.target || undefined}
              rel={element.target ? 'noopener' : undefined}
            >
              {upload.name}
            </a>
            <Facts upload={upload} showsSize={element.showsSize} />
            {element.showsDescription && upload.description && <p>{upload.description}</p>}
          </div>
        </li>
      ))}
    </ul>
  </BlockSection>
)

function Sign({ upload: { file }, look }: { upload: UploadedFile; look: BlockProps<'uploads'>['element']['look'] }) {
  if (look === 'name') return null
  if (look === 'picture' && file.mimeType.startsWith('image/'))
    return (
      <span className={css.picture}>
        <ContentPicture file={file} sizes="6rem" alt="" />
      </span>
    )
  return <Icon name="download" />
}

function Facts({ upload, showsSize }: { upload: UploadedFile; showsSize: boolean }) {
  const facts = [upload.extension.toUpperCase(), showsSize && upload.size].filter(Boolean)
  return facts.length > 0 && <span className={css.facts}>{facts.join(', ')}</span>
}
