import type { AttachmentKind } from '#contracts/attachments/attachment-kinds.ts'
import type { AttachmentRefusal } from '#contracts/attachments/attachments.ts'
import { type FileEnds, readFileEnds } from './file-ends.ts'
import { makePreview } from './make-preview.ts'
import { recogniseKind } from './recognise-kind.ts'

/** A complete file. Pictures have a preview, a small JPEG, unless they are too large for it. */
export interface CheckedContent {
  preview: Uint8Array | undefined
}

/** The end of a complete file of each kind. A file that broke off has none, whatever it is. */
const IS_WHOLE: Record<AttachmentKind, (ends: FileEnds) => boolean> = {
  pdf: ({ tailText }) => /startxref\s+\d+\s+%%EOF/.test(tailText),
  step: ({ headText, tailText }) => /\bHEADER\s*;/.test(headText) && /END-ISO-10303-21\s*;/.test(tailText),
  dxf: ({ tailText }) => /(?:^|\n)[ \t]*0[ \t]*\r?\n[ \t]*EOF[\s\0]*$|\0EOF\0\s*$/.test(tailText),
  // The whole picture is decoded for its preview, unless it is too large.
  png: () => true,
  jpeg: () => true,
  webp: () => true,
  tiff: () => true,
}

/** Returns why the beginning of a file is not of the kind that its name says, if so. */
export function checkHead(kind: AttachmentKind, head: Uint8Array): AttachmentRefusal | undefined {
  const found = recogniseKind(head)
  if (found === kind) return undefined
  if (found === 'svg') return { problem: 'svg' }
  return { problem: 'other-content', ...(found && { found }) }
}

/** Checks that the content of a complete file is of the kind that its name states. */
export async function checkFileContent(
  kind: AttachmentKind,
  path: string,
): Promise<CheckedContent | AttachmentRefusal> {
  const ends = await readFileEnds(path)
  const refusal = checkHead(kind, ends.head)
  if (refusal) return refusal
  if (!IS_WHOLE[kind](ends)) return { problem: 'damaged' }
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp' && kind !== 'tiff') return { preview: undefined }
  const preview = await makePreview(kind, path)
  return typeof preview === 'string' ? { problem: preview } : { preview }
}
