import { m } from '#web/i18n/messages.ts'
import type { ReactionWarning } from './ratings/answer.ts'
import css from './reaction-warnings.module.css'

/** Media of a plan that must not meet. The list is not complete, which is said for every plan. */
export const ReactionWarnings = ({ warnings }: { warnings: readonly ReactionWarning[] }) => (
  <div className={warnings.length > 0 ? css.danger : css.note}>
    {warnings.length > 0 && (
      <div role="alert">
        <h3>{m.resistance_reactions_title()}</h3>
        <ul>
          {warnings.map(({ names, danger, source }) => (
            <li key={names.join() + danger}>
              <b>{names.join(' + ')}</b>: {danger}. <small>{m.resistance_reactions_source({ source })}</small>
            </li>
          ))}
        </ul>
      </div>
    )}
    <p>{m.resistance_reactions_rule()}</p>
  </div>
)
