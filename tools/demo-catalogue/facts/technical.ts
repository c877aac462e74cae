import type { Grade, StockMaterial } from '#tools/demo-catalogue/materials/materials.ts'
import { LABELS, TECHNICAL_ROWS, type TechnicalRowKey } from '#tools/demo-catalogue/sources/labels.ts'
import { fillText, formatDecimal, joinTexts, sameText, type Text } from '#tools/demo-catalogue/text.ts'

export type TechnicalTexts = Partial<Record<TechnicalRowKey, Text>>

const VALUES = LABELS.technicalValues

const formatSigned = (celsius: number): Text => sameText(celsius < 0 ? `−${-celsius}` : `+${celsius}`)

function formatWaterAbsorption({ waterAbsorption }: Grade['polymer']): Text {
  if ('below' in waterAbsorption)
    return fillText(VALUES.waterAbsorptionBelow, { percent: formatDecimal(waterAbsorption.below) })
  const { saturated, inAir } = waterAbsorption
  return inAir === undefined
    ? fillText(VALUES.waterAbsorption, { percent: formatDecimal(saturated) })
    : fillText(VALUES.waterAbsorptionInAir, { saturated: formatDecimal(saturated), inAir: formatDecimal(inAir) })
}

/** Values of the material's data sheet; typical ones, not assured. */
function materialTexts({ polymer, density, friction = polymer.friction }: Grade): TechnicalTexts {
  const { from, to, shortTerm } = polymer.temperature
  return {
    density: fillText(VALUES.density, { density: formatDecimal(density) }),
    serviceTemperature: fillText(VALUES.serviceTemperature, { from: formatSigned(from), to: formatSigned(to) }),
    shortTermTemperature: fillText(VALUES.shortTermTemperature, { to: formatDecimal(shortTerm) }),
    friction: fillText(VALUES.friction, { from: formatDecimal(friction.from), to: formatDecimal(friction.to) }),
    waterAbsorption: formatWaterAbsorption(polymer),
    expansion: fillText(VALUES.expansion, { expansion: formatDecimal(polymer.expansion) }),
  }
}

const namesOf = (grades: readonly Grade[]): Text =>
  joinTexts(
    ', ',
    grades.map(({ name }) => name),
  )

/** The basis of a grade's suitability; names the grades if some are not suited. */
function suitabilityTexts(grades: readonly Grade[]): TechnicalTexts {
  const forFood = grades.filter(({ food }) => food)
  const dissipative = grades.filter(({ antistatic }) => antistatic)
  const template = forFood.length < grades.length ? VALUES.foodContactOfSome : VALUES.foodContact
  const [first] = forFood
  return {
    ...(first && {
      foodContact: fillText(template, { grades: namesOf(forFood), fda: sameText(first.polymer.fda) }),
    }),
    ...(dissipative.length > 0 && {
      surfaceResistance: fillText(VALUES.surfaceResistance, { grades: namesOf(dissipative) }),
    }),
  }
}

/** Technical rows of a product: its own texts, and those due to its materials; the first represents all. */
export function technicalRows(described: TechnicalTexts, materials: readonly StockMaterial[]) {
  const grades = materials.filter((material) => material.kind === 'plastic')
  const [first] = grades
  const texts = { ...described, ...(first && materialTexts(first)), ...suitabilityTexts(grades) }
  return TECHNICAL_ROWS.flatMap((key) => {
    const value = texts[key]
    return value ? [{ name: LABELS.technicalRows[key], value }] : []
  })
}
