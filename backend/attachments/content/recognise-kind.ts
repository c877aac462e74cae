import type { AttachmentKind } from '#contracts/attachments/attachment-kinds.ts'

const startsWith = (head: Uint8Array, ...bytes: number[]): boolean => bytes.every((byte, at) => head[at] === byte)

const TEXT_MARKS: readonly (readonly [AttachmentKind | 'svg', RegExp])[] = [
  // The mark may follow a few bytes of a mail gateway; readers accept it within the first kilobyte.
  ['pdf', /^[\s\S]{0,1023}%PDF-[12]\.\d/],
  // A comment ends at the first mark of its end. No sign can belong to two parts, so each is read once.
  ['step', /^(?:\xEF\xBB\xBF)?(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*ISO-10303-21\s*;/],
  // Pairs of a code and a value, one a line. 999 is a comment.
  ['dxf', /^(?:\xEF\xBB\xBF)?\s*(?:999[ \t]*\r?\n[^\n]*\n\s*)*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/],
  ['dxf', /^AutoCAD Binary DXF\r\n\cZ\0/],
  ['svg', /<(?:\w+:)?svg[\s>]/i],
]

/**
 * Recognises the kind of a file by its first bytes.
 * @returns undefined for anything that is not accepted.
 */
export function recogniseKind(head: Uint8Array): AttachmentKind | 'svg' | undefined {
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(head, 0x49, 0x49, 0x2a, 0) || startsWith(head, 0x4d, 0x4d, 0, 0x2a)) return 'tiff'
  const text = Buffer.from(head.subarray(0, 8192)).toString('latin1')
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  return TEXT_MARKS.find(([, mark]) => mark.test(text))?.[0]
}
