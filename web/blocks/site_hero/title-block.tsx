import type { LabelledLink } from '#contracts/content/links/link.ts'
import { ActionLink } from '#web/prose/action-link.tsx'
import css from './title-block.module.css'

/** The drawing's subject, in a title block as on any technical drawing. */
export function TitleBlock({
  facts,
  link,
}: {
  facts: { label: string; value: string }[]
  link: LabelledLink | undefined
}) {
  if (facts.length === 0) return null
  return (
    <div className={css.strip}>
      <div className="wrap">
        <div className={css.cells}>
          <dl className={css.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {link?.label && (
            <p className={css.link}>
              <ActionLink link={link} />
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
