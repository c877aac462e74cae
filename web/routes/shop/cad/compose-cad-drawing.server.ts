import type { Company } from '#contracts/company.ts'
import { languageTag } from '#contracts/locales.ts'
import { composeElevation } from '#drawing/export/elevation.ts'
import { mainAxis } from '#drawing/export/flat-view.ts'
import type { Model } from '#drawing/export/model.ts'
import { prismOf, prismsEnvelope } from '#drawing/export/prism.ts'
import type { PrintedDocument } from '#printing/printed-document.ts'
import { composeSection } from '#drawing/section.ts'
import type { Dimension } from '#drawing/dimension.ts'
import { locateMeasures, type SectionMeasure } from '#drawing/locate-measures.ts'
import { locateWheelMeasures } from '#drawing/locate-wheel-measures.ts'
import { bodyAndTeeth, withoutTeeth } from '#drawing/export/teeth.ts'
import type { Axis, Solid } from '#drawing/geometry/solid.ts'
import type { Drawing } from '#drawing/picture.ts'
import { localisedDrawing, toSectionMeasures } from '#web/catalogue/product/lettered-section.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { CadChoice, CadPart } from '#web/tools/cad/cad-choice.ts'
import { composeModelDrawing, shortenBar } from '#web/tools/cad/model-drawing.tsx'
import { cadDetails } from './cad-details.ts'

interface CadSheetContent {
  part: CadPart
  choice: CadChoice
  model: Model
  company: Company
  /** ISO 8601. */
  date: string
}

/** The dimension sheet of a model: its views with their dimensions, and a title block. */
export function composeCadDrawing({ part, choice, model, company, date }: CadSheetContent): PrintedDocument {
  const locale = getLocale()
  const { name, legalName, street, zipcode, city, phone, mail } = company
  return {
    language: languageTag(locale),
    title: m.cad_sheet_title(),
    name: part.name,
    line: `${model.name.replaceAll('_', ' · ')}  |  ${m.sheet_date()} ${formatDate(date, locale)}`,
    author: legalName,
    keywords: part.number,
    company: {
      name,
      colour: company.colours.brand,
      claim: company.claim[locale],
      address: `${legalName} · ${street} · ${zipcode} ${city}`,
      contact: `${phone} · ${mail}`,
    },
    pageText: m.sheet_page({ number: '{page}', count: '{pages}' }),
    date,
    figures: figuresOf(part, model),
    parts: [
      { kind: 'pairs', title: m.cad_sheet_block(), rows: cadDetails(part, choice, model) },
      { kind: 'paragraph', text: m.cad_sheet_note() },
    ],
  }
}

/** Section, side, plan and isometric view: three views and the shape as a whole. */
function figuresOf({ number: name, dimensions, cut, format }: CadPart, model: Model): PrintedDocument['figures'] {
  const solids = model.parts.flatMap((part) => part.solids)
  const axis = mainAxis(model.parts[0]?.solids ?? solids)
  const { min, max } = prismsEnvelope(solids.map(prismOf))
  const size = (i: 0 | 1 | 2) => formatNumber(max[i] - min[i], 2)
  const sizes = {
    x: [size(0), size(2), size(1)],
    y: [size(1), size(2), size(0)],
    z: [size(2), size(1), size(0)],
  } as const
  const [along, height, width] = sizes[axis]
  const measures = toSectionMeasures(
    dimensions.filter(({ symbol }) => !(symbol === 'l' && cut) && !((symbol === 'l' || symbol === 'b') && format)),
  )
  const shown = shortenBar(solids)?.solids ?? solids
  return [
    { drawing: sectionOf(solids, axis, measures), alt: m.cad_sheet_front({ name }) },
    {
      drawing: composeElevation({ solids: shown, axis, side: 'side', texts: { along, across: height } }),
      alt: m.cad_sheet_side({ name }),
    },
    { drawing: composeModelDrawing(model), alt: m.cad_sheet_isometric({ name }) },
    {
      drawing: composeElevation({ solids: shown, axis, side: 'top', texts: { along, across: width } }),
      alt: m.cad_sheet_top({ name }),
    },
  ]
}

/** The section with the letters of the shop's table, or with its overall size where none of them is found. */
function sectionOf(shown: readonly Solid[], axis: Axis, measures: readonly SectionMeasure[]): Drawing {
  const solids = shown.map(withoutTeeth)
  const along = solids.filter((solid) => (solid.axis ?? 'y') === axis)
  const located =
    axis === 'x'
      ? locateWheelMeasures(along, measures)
      : axis === 'y' && along.length === solids.length
        ? locateMeasures(along, measures)
        : overallMeasures(solids, measures)
  const wheels = axis === 'x' ? shown.map(bodyAndTeeth) : []
  const uncut = wheels.flatMap(({ teeth }) => teeth)
  const cut = uncut.length > 0 ? wheels.map(({ body }) => body) : solids
  return located.length > 0
    ? composeSection({ solids: cut, uncut, dimensions: located })
    : localisedDrawing(composeSection({ solids: cut, uncut }))
}

/** Tables round the size of an assembly to half a millimetre. */
const ROUNDED = 0.26

/** Width and height of a part with solids across each other. */
function overallMeasures(solids: readonly Solid[], measures: readonly SectionMeasure[]): Dimension[] {
  const { min, max } = prismsEnvelope(solids.map(prismOf))
  const named = (letter: string, size: number) =>
    measures.find(({ symbol, value }) => symbol === letter && Math.abs(value - size) <= ROUNDED)
  const [width, height] = [max[0] - min[0], max[2] - min[2]]
  const [b, h] = [named('b', width), named('h', height)]
  return [
    { along: 'x', from: min, length: width, text: b?.text ?? formatNumber(width, 2), symbol: b?.symbol },
    { along: 'z', from: min, length: height, text: h?.text ?? formatNumber(height, 2), symbol: h?.symbol },
  ]
}
