/** Kinds of files that can be added to a quote request, with the endings of their names. The first ending is the usual one. */
export const ATTACHMENT_KINDS = {
  pdf: { label: 'PDF', endings: ['pdf'], mimeType: 'application/pdf' },
  dxf: { label: 'DXF', endings: ['dxf'], mimeType: 'image/vnd.dxf' },
  step: { label: 'STEP', endings: ['step', 'stp', 'p21'], mimeType: 'model/step' },
  png: { label: 'PNG', endings: ['png'], mimeType: 'image/png' },
  jpeg: { label: 'JPEG', endings: ['jpg', 'jpeg', 'jfif'], mimeType: 'image/jpeg' },
  webp: { label: 'WebP', endings: ['webp'], mimeType: 'image/webp' },
  tiff: { label: 'TIFF', endings: ['tif', 'tiff'], mimeType: 'image/tiff' },
} as const satisfies Record<string, { label: string; endings: readonly string[]; mimeType: string }>

export type AttachmentKind = keyof typeof ATTACHMENT_KINDS

const isKind = (name: string): name is AttachmentKind => Object.hasOwn(ATTACHMENT_KINDS, name)
const KINDS = Object.keys(ATTACHMENT_KINDS).filter(isKind)

/** Returns the ending of a file's name in lower case, without its full stop; empty if there is none. */
export const endingOf = (name: string): string => /\.([^.\s/\\]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Returns the kind that a name claims by its ending. Only the content decides whether it is true. */
export const kindOfName = (name: string): AttachmentKind | undefined => {
  const ending = endingOf(name)
  return KINDS.find((kind) => ATTACHMENT_KINDS[kind].endings.some((known) => known === ending))
}

/** All endings, for the `accept` of a file field: `.pdf,.dxf`. */
export const ACCEPTED_ENDINGS = KINDS.flatMap((kind) =>
  ATTACHMENT_KINDS[kind].endings.map((ending) => `.${ending}`),
).join(',')
