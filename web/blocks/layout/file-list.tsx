import type { UploadedFile } from '#contracts/content/uploaded-file.ts'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './file-list.module.css'

interface FileListProps {
  files: readonly UploadedFile[]
  look: 'name' | 'icon' | 'picture'
  /** `_blank` and the like; empty for the same window. */
  target?: string
  showsSize: boolean
  showsDescription: boolean
}

/** Files to download, each with its type and size, to warn of large ones. */
export const FileList = ({ files, look, target = '', showsSize, showsDescription }: FileListProps) => (
  <ul className={css.files}>
    {files.map((upload) => (
      <li key={upload.file.url}>
        <Sign upload={upload} look={look} />
        <div>
          <a href={upload.file.url} target={target || undefined} rel={target ? 'noopener' : undefined}>
            {upload.name}
          </a>
          <Facts upload={upload} showsSize={showsSize} />
          {showsDescription && upload.description && <p>{upload.description}</p>}
        </div>
      </li>
    ))}
  </ul>
)

function Sign({ upload: { file }, look }: { upload: UploadedFile; look: FileListProps['look'] }) {
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
