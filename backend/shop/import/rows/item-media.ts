import type { CatalogueLine } from '#backend/shop/import/format.ts'
import type { FileAdder } from '#backend/shop/import/own-files/add-files.ts'
import { fileNamePart } from './media-store.ts'
import type { DrawPicture } from './pictures.ts'

type Parent = CatalogueLine<'products'>
type Variant = CatalogueLine<'variants'>

interface MediaTools {
  draw: DrawPicture
  files: FileAdder
}

/** Ids of the media of a product or variant, by what they are. */
export interface ShownMedia {
  photographs: readonly string[]
  drawn: readonly string[]
  steps: readonly string[]
}

/** The first photograph is shown in lists; without one, the drawing. */
export function mediaColumns({ photographs, drawn, steps }: ShownMedia) {
  const pictures = [...photographs, ...drawn]
  return { coverId: pictures[0] ?? null, mediaIds: [...pictures, ...steps] }
}

/** A product without a picture of its own has the photograph of its first variant that has one. */
export async function parentMedia(
  line: Parent,
  variants: readonly Variant[],
  { draw, files }: MediaTools,
): Promise<ShownMedia> {
  const hasOwn = line.photographs.length > 0 || line.picture !== undefined
  const given = hasOwn ? line.photographs : (variants.find((one) => one.photographs.length > 0)?.photographs ?? [])
  return {
    photographs: await files.photographs(hasOwn ? given : given.slice(0, 1)),
    drawn: line.picture ? draw(line.picture, { fileName: fileNamePart(line.number), name: line.name }) : [],
    steps: await files.steps(line.files),
  }
}

/** Photographs and drawings that a variant lacks are its parent's. Without any of its own it inherits all. */
export async function variantMedia(
  line: Variant,
  parent: Parent,
  ofParent: ShownMedia,
  { draw, files }: MediaTools,
): Promise<ShownMedia> {
  const own = {
    photographs: await files.photographs(line.photographs),
    drawn: line.picture ? draw(line.picture, { fileName: fileNamePart(line.number), name: parent.name }) : [],
    steps: await files.steps(line.files),
  }
  if (own.photographs.length + own.drawn.length + own.steps.length === 0) return own
  return {
    photographs: own.photographs.length > 0 ? own.photographs : ofParent.photographs,
    drawn: own.drawn.length > 0 ? own.drawn : ofParent.drawn,
    steps: [...new Set([...own.steps, ...ofParent.steps])],
  }
}
