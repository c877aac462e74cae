import { ATTACHMENT_KINDS } from '#contracts/attachments/attachment-kinds.ts'
import {
  type AttachmentProblem,
  type AttachmentRefusal,
  LARGEST_ATTACHMENT,
  LARGEST_TOGETHER,
  MOST_OF_LINE,
  MOST_OF_REQUEST,
} from '#contracts/attachments/attachments.ts'
import { formatWait } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'

/** Megabytes as file managers name them. */
const megabytes = (bytes: number): string => String(bytes / 1024 / 1024)

const TEXTS: Record<AttachmentProblem, (refusal: AttachmentRefusal) => string> = {
  'unknown-kind': () => m.attachments_unknown_kind(),
  svg: () => m.attachments_svg(),
  empty: () => m.attachments_empty(),
  'too-large': () => m.attachments_too_large({ size: megabytes(LARGEST_ATTACHMENT) }),
  'other-content': ({ found }) =>
    found ? m.attachments_other_content({ kind: ATTACHMENT_KINDS[found].label }) : m.attachments_no_content(),
  damaged: () => m.attachments_damaged(),
  'too-many-pixels': () => m.attachments_too_many_pixels(),
  'too-many-of-line': () => m.attachments_too_many_of_line({ count: MOST_OF_LINE }),
  'too-many-of-request': () => m.attachments_too_many_of_request({ count: MOST_OF_REQUEST }),
  'too-large-together': () => m.attachments_too_large_together({ size: megabytes(LARGEST_TOGETHER) }),
  'no-room': () => m.attachments_no_room(),
  'too-often': ({ seconds = 60 }) => m.attachments_too_often({ when: formatWait(seconds) }),
  'wrong-offset': () => m.attachments_interrupted(),
  gone: () => m.attachments_gone(),
}

/** Says why a file was not accepted, and what to do, in the page's language. */
export const attachmentProblemText = (refusal: AttachmentRefusal): string => TEXTS[refusal.problem](refusal)
