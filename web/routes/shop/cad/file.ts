import { writeDxf } from '#drawing/export/write-dxf.ts'
import { writeStep } from '#drawing/export/write-step.ts'
import { writeStl } from '#drawing/export/write-stl.ts'
import type { Model } from '#drawing/export/model.ts'
import { CAD_FORMATS, type CadFormat } from '#web/app/paths.ts'
import { cadLimitContext, printerContext, shopContext, siteContext } from '#web/app/context.ts'
import { printedFile } from '#web/app/printed-file.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { formatWait } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import { readCadChoice } from '#web/tools/cad/cad-choice.ts'
import { composeCadModel } from '#web/tools/cad/compose-cad-model.ts'
import { cadErrorTexts } from './cad-texts.ts'
import { composeCadDrawing } from './compose-cad-drawing.server.ts'
import { loadCadPart } from './load-cad-part.server.ts'
import type { Route } from './+types/file'

export const handle = { caching: 'shared' } satisfies RouteHandle

type WrittenFormat = Exclude<CadFormat, 'pdf' | 'json'>

interface WriteOptions {
  author: string
  /** ISO 8601. */
  date: string
}

const WRITERS: Record<
  WrittenFormat,
  { mediaType: string; write: (model: Model, options: WriteOptions) => string | Uint8Array<ArrayBuffer> }
> = {
  step: { mediaType: 'model/step', write: writeStep },
  stl: { mediaType: 'model/stl', write: writeStl },
  dxf: { mediaType: 'image/vnd.dxf', write: writeDxf },
}

/**
 * A variant as a CAD file, by its id, at a length and on a C-profile. 404 for what the shop does not have or that has no
 * shape; 422 with one line for each wrong field, "length: …"; 429 for a visitor with too many files.
 */
export async function loader({ params: { productId, format: wanted }, request, context }: Route.LoaderArgs) {
  const format = CAD_FORMATS.find((one) => one === wanted)
  const loaded = format && (await loadCadPart(context.get(shopContext), productId))
  if (!loaded || loaded.part.solids.length === 0) return new Response(null, { status: 404, headers: NOT_LISTED })
  const { part, carriers } = loaded
  const { searchParams } = new URL(request.url)
  const { choice, errors } = readCadChoice(part, carriers, searchParams)
  const wrong = Object.entries(cadErrorTexts(part, errors, searchParams))
  if (wrong.length > 0) {
    return refusal(422, wrong.map(([field, text]) => `${field}: ${text}\n`).join(''))
  }
  const model = composeCadModel(part, choice)
  if (format === 'json') return Response.json(model, { headers: NOT_LISTED })
  const wait = await context.get(cadLimitContext)()
  if (wait !== undefined) {
    return refusal(429, `${m.cad_too_many({ when: formatWait(wait) })}\n`, { 'retry-after': String(wait) })
  }
  const { company } = context.get(siteContext)
  const date = new Date().toISOString().slice(0, 10)
  if (format === 'pdf') {
    const sheet = composeCadDrawing({ part, choice, model, company, date })
    return printedFile(() => context.get(printerContext).pdf(sheet), {
      ...NOT_LISTED,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${model.name}.pdf"`,
    })
  }
  const { mediaType, write } = WRITERS[format]
  return new Response(write(model, { author: company.legalName, date }), {
    headers: {
      ...NOT_LISTED,
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${model.name}.${format}"`,
    },
  })
}

const refusal = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { ...NOT_LISTED, 'content-type': 'text/plain; charset=utf-8', ...headers } })

/** Lists of files are not for search engines: the product's page is. */
const NOT_LISTED = { 'x-robots-tag': 'noindex' }
