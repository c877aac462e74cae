import { m } from '#web/i18n/messages.ts'
import type { MediumChoice, ResistanceAnswer } from './ratings/answer.ts'

/** The beginning of a message to the company: the question, and further facts that an answer needs. */
export const askText = ({ asked, query }: ResistanceAnswer): string =>
  [
    m.resistance_ask_message(),
    ...(asked.length > 0 ? [m.resistance_ask_media({ media: asked.map(mediumText).join('; ') })] : []),
    ...(query.materials.length > 0 ? [m.resistance_ask_materials({ materials: query.materials.join(', ') })] : []),
    m.resistance_ask_use(),
  ].join('\n')

const mediumText = ({ input, medium }: MediumChoice): string =>
  [
    medium?.name ?? input.text,
    input.concentration &&
      (/^[\d.,]+$/.test(input.concentration) ? `${input.concentration}\u00a0%` : input.concentration),
    input.temperature && `${input.temperature}\u00a0°C`,
  ]
    .filter(Boolean)
    .join(', ')
