import type { Grade, Polymer } from '#tools/demo-catalogue/grades/grade.ts'
import { joined, number, quantity, type Text } from '#tools/demo-catalogue/text.ts'

export interface TechnicalRow {
  name: Text
  value: Text
}

const row =
  (de: string, en: string) =>
  (value: Text): TechnicalRow => ({ name: { de, en }, value })

export const manufacture = row('Herstellung', 'Manufacturing method')
export const surface = row('Oberfläche', 'Surface finish')
export const tolerance = row('Toleranz', 'Tolerance')
export const application = row('Anwendung', 'Application')
export const thicknesses = row('Lieferbare Dicken', 'Available thicknesses')
export const lengths = row('Lagerlängen', 'Stock lengths')
export const standard = row('Norm', 'Standard')
export const note = row('Hinweis', 'Note')

const density = row('Dichte', 'Density')
const continuous = row('Einsatztemperatur dauernd', 'Service temperature, continuous')
const short = row('Einsatztemperatur kurzzeitig', 'Service temperature, short-term')
const friction = row('Gleitreibungszahl gegen Stahl', 'Sliding friction against steel')
const water = row('Wasseraufnahme', 'Water absorption')
const expansion = row('Längenausdehnung', 'Thermal expansion')
const food = row('Lebensmittelkontakt', 'Food contact')
const resistance = row('Oberflächenwiderstand', 'Surface resistance')

const signed = (celsius: number) => (celsius < 0 ? `−${-celsius}` : `+${celsius}`)

export const temperatureRange = ({ temperature: [from, to] }: Polymer): Text => ({
  de: `${signed(from)} bis ${signed(to)} °C`,
  en: `${signed(from)} to ${signed(to)} °C`,
})

const range = ([from, to]: readonly [number, number]): Text => ({
  de: `${number(from).de} bis ${number(to).de}`,
  en: `${from} to ${to}`,
})

/** The material's values, as on its data sheet; typical values, not assured ones. */
export function materialRows(grade: Grade): TechnicalRow[] {
  const { polymer } = grade
  const { de, en } = number(polymer.expansion)
  return [
    density(quantity(grade.density, 'g/cm³')),
    continuous(temperatureRange(polymer)),
    short({ de: `bis +${polymer.temperature[2]} °C`, en: `up to +${polymer.temperature[2]} °C` }),
    friction(range(grade.friction ?? polymer.friction)),
    water(polymer.waterAbsorption),
    expansion({ de: `${de} · 10⁻⁵/K`, en: `${en} · 10⁻⁵/K` }),
  ]
}

const namesOf = (grades: readonly Grade[]): Text =>
  joined(
    ', ',
    grades.map(({ name }) => name),
  )

/** What a grade's fitness rests on; names the grades where not all are fit. */
export function fitnessRows(grades: readonly Grade[]): TechnicalRow[] {
  const fit = grades.filter((grade) => grade.food)
  const dissipative = grades.filter((grade) => grade.antistatic)
  const rows: TechnicalRow[] = []
  if (fit[0]) {
    const names = namesOf(fit)
    const some = fit.length < grades.length
    const { fda } = fit[0].polymer
    rows.push(
      food({
        de: `${some ? `${names.de}: ` : ''}(EG) 1935/2004, (EU) 10/2011, FDA ${fda}`,
        en: `${some ? `${names.en}: ` : ''}(EC) 1935/2004, (EU) 10/2011, FDA ${fda}`,
      }),
    )
  }
  if (dissipative.length > 0) {
    const { de, en } = namesOf(dissipative)
    rows.push(
      resistance({
        de: `${de}: höchstens 10⁹ Ω, je Charge bescheinigt`,
        en: `${en}: at most 10⁹ Ω, certified per batch`,
      }),
    )
  }
  return rows
}
