import type { ReactNode } from 'react'
import { m } from '#web/i18n/messages.ts'
import type { MediumChoice, RatedRow, ResistanceAnswer } from './ratings/answer.ts'
import { RatingLegend, RatingNotes } from './legend.tsx'
import { MaterialContacts } from './material-contacts.tsx'
import { MaterialRanking } from './material-ranking.tsx'
import { MediumDetails } from './medium-details.tsx'
import { RatingsMatrix } from './ratings-matrix.tsx'
import { ReactionWarnings } from './reaction-warnings.tsx'
import { ResistanceForm } from './resistance-form.tsx'
import type { ResistanceLinks } from './resistance-links.ts'
import { type ResistanceQuery, resistanceSearch } from './ratings/resistance-query.ts'
import css from './resistance-view.module.css'

interface ResistanceViewProps {
  answer: ResistanceAnswer
  links: ResistanceLinks
  /** Called when a visitor begins to use the form. */
  onUse: () => void
  /** Beside the question to the company: printing. */
  children?: ReactNode
}

/** The question and its answer: plastics for media, or media of a plastic, or a table of many. */
export function ResistanceView({ answer, links, onUse, children }: ResistanceViewProps) {
  const { query, asked, materials, rows, ranking, warnings, leftOut, contacts, total, credits } = answer
  const media = asked.flatMap(({ medium }) => medium ?? [])
  const rated = asked.flatMap(({ medium, wrong }) => (medium && wrong.length === 0 ? [medium] : []))
  const open = asked.filter(({ input, medium, wrong }) => input.text !== '' && (!medium || wrong.length > 0))
  const { tool, advice, AskLink } = links
  const to = (change: Partial<ResistanceQuery>) =>
    tool + resistanceSearch({ media: [], materials: [], minimum: undefined, group: '', ...change })
  const address = {
    medium: (key: string) =>
      to({ media: [{ text: key, concentration: '', temperature: '' }], materials: query.materials }),
    contacts: (material: string) => to({ materials: [material] }),
    group: (group: string) => to({ group, materials: query.materials }),
  }
  const [only] = materials
  const isClear = asked.every(({ input, wrong }) => input.text === '' && wrong.length === 0)
  const isOfMaterial = contacts.length > 0 || (isClear && !query.group && query.materials.length === 1)
  return (
    <div className={css.view}>
      <ResistanceForm answer={answer} action={tool} onUse={onUse} />
      <div className={css.bar}>
        <RatingLegend />
        <p className="vh" role="status">
          {m.resistance_status({ count: isOfMaterial ? contacts.length : rows.length })}
        </p>
      </div>
      {rated.length > 0 && (
        <section aria-labelledby="ranking">
          <h2 id="ranking">
            {rated.length === 1
              ? m.resistance_ranking_one({ name: rated[0]?.name ?? '' })
              : m.resistance_ranking_plan({ count: rated.length })}
          </h2>
          {open.length > 0 && (
            <p className={css.open}>{m.resistance_not_counted({ names: open.map(mediumText).join('; ') })}</p>
          )}
          {rated.length > 1 && <ReactionWarnings warnings={warnings} />}
          <p className={css.rule}>{m.resistance_ranking_rule()}</p>
          {ranking.length === 0 && <p className={css.empty}>{m.resistance_no_plastic()}</p>}
          <MaterialRanking ranking={ranking} rows={rows} links={links} contacts={address.contacts} />
          {leftOut > 0 && <p className={css.rule}>{m.resistance_left_out({ count: leftOut })}</p>}
        </section>
      )}
      {isOfMaterial && only && (
        <section aria-labelledby="contacts">
          <h2 id="contacts">{m.resistance_contacts_title({ material: only.name })}</h2>
          <p className={css.rule}>{m.resistance_contacts_rule()}</p>
          <MaterialContacts contacts={contacts} total={total.media} medium={address.medium} />
          <p data-print="no">
            <a className={css.products} href={links.products(only.name)}>
              {m.resistance_products({ material: only.name })}
            </a>
          </p>
        </section>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="ratings">
          <h2 id="ratings">{matrixTitle(answer)}</h2>
          {rated.length === 0 && (
            <p className={css.rule}>
              {m.resistance_start()} {m.resistance_count({ count: countMedia(rows), total: total.media })}
            </p>
          )}
          <RatingsMatrix materials={materials} rows={rows} medium={address.medium} contacts={address.contacts} />
        </section>
      )}
      {media.length > 0 && (
        <div className={css.media}>
          {media.map((medium) => (
            <MediumDetails key={medium.key} medium={medium} formula={links.formula} group={address.group} />
          ))}
        </div>
      )}
      <div className={css.end} data-print="no">
        <AskLink advice={advice} text={askText(answer)} label={askLabel(answer)} />
        {children}
      </div>
      <RatingNotes
        credits={credits.flatMap(({ kind, name }) => (kind === 'table' || kind === 'class' ? [name] : []))}
      />
    </div>
  )
}

const countMedia = (rows: readonly RatedRow[]): number => new Set(rows.map(({ medium }) => medium.key)).size

function matrixTitle({ asked, query, groups }: ResistanceAnswer): string {
  if (asked.some(({ medium }) => medium)) return m.resistance_ratings()
  return groups.find(({ key }) => key === query.group)?.name ?? m.resistance_asked_title()
}

const askLabel = ({ asked, query }: ResistanceAnswer): string =>
  asked.length > 0
    ? m.resistance_ask()
    : query.materials.length > 0
      ? m.resistance_ask_material({ material: query.materials.join(', ') })
      : m.resistance_ask_any()

/** The beginning of a message to the company: the question, and further facts that an answer needs. */
const askText = ({ asked, query }: ResistanceAnswer): string =>
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
