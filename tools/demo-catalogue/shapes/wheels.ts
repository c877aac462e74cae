import { z } from 'zod'
import { circle } from '#drawing/geometry/shape.ts'
import type { Solid } from '#drawing/geometry/solid.ts'
import { CHAIN_SIZES, CHAINS, toothWidth } from '#tools/demo-catalogue/geometry/chains.ts'
import { gearOutline } from '#tools/demo-catalogue/geometry/gear-outline.ts'
import { thousandths } from '#tools/demo-catalogue/geometry/outline.ts'
import { solidsWeight } from '#tools/demo-catalogue/geometry/solid-weight.ts'
import {
  pitchDiameter,
  sprocketOutline,
  sprocketRoot,
  sprocketTip,
} from '#tools/demo-catalogue/geometry/sprocket-outline.ts'
import { chainOption } from '#tools/demo-catalogue/options/part-options.ts'
import { millimetreOption, numberOption } from '#tools/demo-catalogue/options/size-options.ts'
import { discPicture } from '#tools/demo-catalogue/pictures/disc-picture.ts'
import type { Item } from './item.ts'

const millimetres = z.number().positive()
const teethSchema = z.array(z.int().positive())

const hubSchema = z.strictObject({
  chain: z.enum(CHAIN_SIZES),
  /** Overall width with hub, and pilot bore, mm. */
  width: millimetres,
  bore: millimetres,
})

function sprocketItem({ chain, width, bore }: z.output<typeof hubSchema>, teeth: number): Item {
  const { pitch, roller } = CHAINS[chain]
  const pitchCircle = pitchDiameter(pitch, teeth)
  const tipCircle = thousandths(sprocketTip(chain, teeth))
  const faceWidth = toothWidth(chain)
  const hubDiameter = Math.min(100, Math.round((pitchCircle - roller) * 0.66))
  return {
    code: `${chain}1-${teeth}`,
    options: [chainOption(chain, 1), numberOption('teeth', teeth)],
    make({ density, drawnAs: material }) {
      const holes = [circle(0, 0, bore / 2)]
      const rim = sprocketOutline(chain, teeth)
      const hub = circle(0, 0, hubDiameter / 2)
      const part = 'sprocket'
      const solids: Solid[] = [
        { axis: 'x', outline: rim, holes, length: faceWidth, material, part },
        { axis: 'x', outline: hub, holes, from: faceWidth, length: width - faceWidth, material, part },
      ]
      return {
        sizes: {
          teeth,
          pitchCircle: Math.round(pitchCircle * 100) / 100,
          tipCircle: Math.round(tipCircle * 10) / 10,
          rootCircle: Math.round(sprocketRoot(chain, teeth) * 100) / 100,
          pitch,
          faceWidth,
          length: width,
          bore,
        },
        weight: solidsWeight(solids, density),
        model: solids,
        picture: discPicture(solids, { diameter: tipCircle, width }),
      }
    },
  }
}

/** Sprockets for simplex chains, with a hub on one side. */
export const sprocket = z
  .strictObject({ shape: z.literal('sprocket'), hubs: z.array(hubSchema), teeth: teethSchema })
  .transform(({ hubs, teeth }) => hubs.flatMap((hub) => teeth.map((count) => sprocketItem(hub, count))))

const moduleSchema = z.strictObject({
  module: millimetres,
  /** Pilot bore, mm; small gears get a smaller one. */
  bore: millimetres,
})

function gearItem({ module, bore: largest }: z.output<typeof moduleSchema>, teeth: number): Item {
  const faceWidth = 10 * module
  const bore = Math.min(largest, Math.floor(module * (teeth - 2.5) * 0.42))
  const tipCircle = module * (teeth + 2)
  return {
    code: `${module}-${teeth}`,
    options: [numberOption('module', module), numberOption('teeth', teeth)],
    make({ density, drawnAs: material }) {
      const outline = gearOutline(module, teeth)
      const solids: Solid[] = [{ axis: 'x', outline, holes: [circle(0, 0, bore / 2)], length: faceWidth, material }]
      return {
        sizes: {
          module,
          teeth,
          pitchCircle: module * teeth,
          tipCircle,
          rootCircle: module * (teeth - 2.5),
          faceWidth,
          bore,
        },
        weight: solidsWeight(solids, density),
        model: solids,
        picture: discPicture(solids, { diameter: tipCircle, width: faceWidth }),
      }
    },
  }
}

/** Spur gears, ten modules wide. */
export const gear = z
  .strictObject({ shape: z.literal('gear'), modules: z.array(moduleSchema), teeth: teethSchema })
  .transform(({ modules, teeth }) => modules.flatMap((module) => teeth.map((count) => gearItem(module, count))))

const rollerSchema = z.strictObject({
  outside: millimetres,
  width: millimetres,
  bore: millimetres,
  /** Deep-groove ball bearing: outside diameter and width, mm. */
  bearing: z.strictObject({ outside: millimetres, width: millimetres }).optional(),
})

/** Share of a ball bearing's ring that is steel. */
const BEARING_FILL = 0.7

function rollerItem({ outside, width, bore, bearing }: z.output<typeof rollerSchema>): Item {
  const [rim, hole] = [circle(0, 0, outside / 2), circle(0, 0, bore / 2)]
  const seat = bearing ? circle(0, 0, bearing.outside / 2) : hole
  return {
    code: String(outside),
    options: [millimetreOption('diameter', outside)],
    make({ density, drawnAs: material }) {
      const body: Solid = { axis: 'x', outline: rim, holes: [seat], length: width, material, part: 'roller' }
      const ring: Solid = { axis: 'x', outline: seat, holes: [hole], length: width, material: 'steel', part: 'bearing' }
      const ringWeight = bearing ? BEARING_FILL * solidsWeight([{ ...ring, length: bearing.width }], density) : 0
      return {
        sizes: { outside, width, bore, bearings: bearing ? 1 : 0 },
        weight: solidsWeight([body], density) + ringWeight,
        model: bearing ? [body, { ...ring, from: (width - bearing.width) / 2, length: bearing.width }] : [body],
        picture: discPicture(bearing ? [ring, body] : [body], { diameter: outside, width }),
      }
    },
  }
}

/** Rollers, the larger ones with a ball bearing. */
export const roller = z
  .strictObject({ shape: z.literal('roller'), rollers: z.array(rollerSchema) })
  .transform(({ rollers }) => rollers.map(rollerItem))
