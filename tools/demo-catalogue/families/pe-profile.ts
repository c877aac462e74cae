import {
  application,
  fitnessRows,
  lengths,
  manufacture,
  materialRows,
  surface,
  tolerance,
  type TechnicalRow,
} from '#tools/demo-catalogue/facts/technical.ts'
import type { Grade } from '#tools/demo-catalogue/grades/grade.ts'
import { GRADES } from '#tools/demo-catalogue/grades/grades.ts'
import { same, type Text } from '#tools/demo-catalogue/text.ts'

export const TWO_GRADES = [GRADES.sGreen, GRADES.sBlack] as const
export const THREE_GRADES = [GRADES.sGreen, GRADES.sBlack, GRADES.sNatural] as const

const LENGTHS: Record<string, Text> = {
  '2000': same('2\u00a0000 mm'),
  '2000,3000': { de: '2\u00a0000 und 3\u00a0000 mm', en: '2\u00a0000 and 3\u00a0000 mm' },
}

/** Technical rows of a PE-UHMW profile; `planed` from pressed sheet, else extruded. */
export function peProfileRows(
  uses: Text,
  { planed, stock, grades }: { planed: boolean; stock: readonly number[]; grades: readonly Grade[] },
): TechnicalRow[] {
  return [
    manufacture(
      planed
        ? { de: 'spanend aus gepressten Platten', en: 'machined from pressed sheet' }
        : { de: 'extrudiert', en: 'extruded' },
    ),
    surface(
      planed
        ? { de: 'gehobelt, Gleitflächen Ra 3,2 µm', en: 'planed, sliding surfaces Ra 3.2 µm' }
        : { de: 'extrusionsglatt', en: 'smooth from the die' },
    ),
    tolerance(same('ISO 2768-1 c, 23 °C')),
    application(uses),
    lengths(LENGTHS[stock.join()] ?? same(`${stock.join(', ')} mm`)),
    ...materialRows(GRADES.sGreen),
    ...fitnessRows(grades),
  ]
}

export const ANY_LENGTH: Text = {
  de: 'Jede Länge ab 20 mm, gesägt nach ISO 2768-1 c',
  en: 'Any length from 20 mm, sawn to ISO 2768-1 c',
}
export const DRY_RUNNING: Text = {
  de: 'PE-UHMW, Gleitreibungszahl 0,10 bis 0,25, läuft trocken',
  en: 'PE-UHMW, sliding friction 0.10 to 0.25, runs dry',
}
export const BLACK_ANTISTATIC: Text = {
  de: 'Werkstoff S schwarz: antistatisch, für Bereiche nach ATEX',
  en: 'Werkstoff S black: antistatic, for ATEX areas',
}
export const NATURAL_FOOD: Text = {
  de: 'Werkstoff S natur [FS] für Lebensmittelkontakt',
  en: 'Werkstoff S natural [FS] for food contact',
}
