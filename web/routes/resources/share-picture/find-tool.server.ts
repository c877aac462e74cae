import type { RouterContextProvider } from 'react-router'
import { chainRackContext, resistanceContext, shopContext, siteContext } from '#web/app/context.ts'
import { ownOrMissing } from '#web/app/own-or-missing.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { findShapedItem } from '#web/routes/tools/overview/find-shaped-item.server.ts'
import { drawRack } from '#web/tools/chain-rack/picture/draw-rack.ts'
import { evaluateRack } from '#web/tools/chain-rack/evaluate-rack.ts'
import { readRackForm } from '#web/tools/chain-rack/rack-form.ts'
import { rackLabels } from '#web/tools/chain-rack/rack-texts.ts'
import { drawBars } from '#web/tools/cut-list/draw-bars.ts'
import { nestBars } from '#web/tools/cut-list/nest-bars.ts'
import type { ToolName } from '#contracts/tool-name.ts'
import { TOOLS_OVERVIEW } from '#web/tools/tool-pages.ts'
import { findProduct } from './find-product.server.ts'
import type { SharedSubject } from './share-picture-svg.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** Bars of 2 m with a saw of 4 mm. */
const CUTS = { bar: 2000, kerf: 4, pieces: { 1250: 2, 980: 4, 540: 3, 310: 5 } }
/** Chemicals whose formulas are shown, as far as the table has them. */
const FORMULAS = ['peressigsaeure', 'aceton', 'toluol']

type FindSubject = (context: Context) => Promise<SharedSubject> | SharedSubject

/** A tool that is missing here has the company's picture. */
const SUBJECTS: Partial<Record<ToolName | typeof TOOLS_OVERVIEW, FindSubject>> = {
  [TOOLS_OVERVIEW]: (context) => ({ title: m.tools_overview_title(), drawings: drawExampleRack(context) }),
  'chain-rack': (context) => ({ title: m.rack_title(), drawings: drawExampleRack(context) }),
  'cut-list': () => {
    const wanted = Object.entries(CUTS.pieces).map(([length, pieces]) => ({ length: Number(length), pieces }))
    return { title: m.cuts_title(), drawings: [drawBars(nestBars(CUTS.bar, CUTS.kerf, wanted), CUTS)] }
  },
  async cad(context) {
    const item = await findShapedItem(context.get(shopContext), context.get(chainRackContext))
    const product = item && (await findProduct(context, item.id))
    return { title: m.tools_cad_title(), drawings: product?.drawings ?? [] }
  },
  async 'chemical-resistance'(context) {
    const { formulaOf } = await ownOrMissing(context.get(resistanceContext)).read()
    const drawings = FORMULAS.flatMap((key) => formulaOf(key) ?? [])
    return { title: m.resistance_title(), drawings, isRow: true }
  },
}

const isTool = (name: string): name is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, name)

/** A tool, or the overview of all, with a drawing of its example; undefined for another name. */
export async function findTool(context: Context, name: string): Promise<SharedSubject | undefined> {
  const isThere = name === TOOLS_OVERVIEW || context.get(siteContext).tools.some((tool) => tool === name)
  return isThere && isTool(name) ? SUBJECTS[name]?.(context) : undefined
}

function drawExampleRack(context: Context) {
  const numbers = context.get(chainRackContext)
  if (!numbers) return []
  const form = readRackForm(new URLSearchParams(), getLocale())
  const { rack } = evaluateRack(form, getLocale(), numbers)
  return rack ? [drawRack(rack, rackLabels(rack, form.unit), 'wide')] : []
}
