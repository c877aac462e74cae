import { Fragment } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import type { Medium } from './ratings/answer.ts'
import { conditionText } from './condition-text.ts'
import css from './medium-details.module.css'
import { PipeLabel, pipeGroupName } from './pipe-label.tsx'

interface MediumDetailsProps {
  medium: Medium
  /** Address of the drawing. */
  formula: (key: string) => string
  /** Address of the list of a group of chemicals. */
  group: (key: string) => string
}

/** The group of treatments, such as steam sterilisation or nitrogen at 200 bar. */
const SPECIAL_GROUP = 'sterilisation-special-conditions'

/** Facts about a medium, and its test conditions. */
export function MediumDetails({ medium, formula, group }: MediumDetailsProps) {
  const { key, name, cas, pipeGroup, isDrawn, isOtherWhenDiluted, tests } = medium
  return (
    <section className={css.details} aria-labelledby={`medium-${key}`}>
      <h3 id={`medium-${key}`}>{name}</h3>
      {isDrawn && (
        <img className={css.structure} src={formula(key)} alt={m.resistance_structure({ name })} loading="lazy" />
      )}
      {medium.group.key === SPECIAL_GROUP && <p>{m.resistance_special()}</p>}
      {isOtherWhenDiluted && medium.group.key !== SPECIAL_GROUP && <p>{m.resistance_other_medium()}</p>}
      <dl>
        {cas && (
          <div>
            <dt>{m.resistance_cas()}</dt>
            <dd className="num">{cas}</dd>
          </div>
        )}
        {medium.formula && (
          <div>
            <dt>{m.resistance_formula()}</dt>
            <dd>
              <SumFormula formula={medium.formula} />
            </dd>
          </div>
        )}
        <div>
          <dt>{m.resistance_chemical_group()}</dt>
          <dd>
            <Link to={group(medium.group.key)}>{medium.group.name}</Link>
          </dd>
        </div>
        {pipeGroup !== undefined && (
          <div>
            <dt>{m.resistance_pipe_label()}</dt>
            <dd className={css.label}>
              <PipeLabel group={pipeGroup} />
              {pipeGroup} – {pipeGroupName(pipeGroup)}
            </dd>
          </div>
        )}
        <div>
          <dt>{m.resistance_tested_at()}</dt>
          <dd>{tests.map(conditionText).join('; ')}</dd>
        </div>
      </dl>
    </section>
  )
}

/** Digits behind a letter or bracket count atoms: they are written low. */
const SumFormula = ({ formula }: { formula: string }) =>
  formula
    .split(/(?<=[A-Za-z)])(\d+)/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <sub>{part}</sub> : part}</Fragment>)
