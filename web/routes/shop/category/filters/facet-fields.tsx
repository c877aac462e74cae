import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './facet-fields.module.css'
import { groupByRows } from './chain-rows.ts'
import type { Facet } from './facets.ts'
import { OptionField } from './option-field.tsx'
import { RowGroup } from './row-group.tsx'

/** Number of options shown initially in a long group. */
const MOST = 8

/** One property group. */
export function FacetFields({ facet, open }: { facet: Facet; open: boolean }) {
  const rowGroups = groupByRows(facet.options)
  const most = facet.options.length > MOST + 2 ? MOST : facet.options.length
  return (
    <details className={css.facet} open={open || facet.options.some((option) => option.selected)}>
      <summary>
        {facet.language ? <span lang={facet.language}>{facet.name}</span> : facet.name}
        <Icon name="chevron-down" small />
      </summary>
      <fieldset>
        <legend className="vh" lang={facet.language}>
          {facet.name}
        </legend>
        {rowGroups?.map((group, index) => (
          <RowGroup key={group.rows} field={facet.field} group={group} isFirst={index === 0} />
        ))}
        {!rowGroups &&
          facet.options
            .slice(0, most)
            .map((option) => <OptionField key={option.id} field={facet.field} option={option} />)}
        {!rowGroups && most < facet.options.length && (
          <details className={css.more} open={facet.options.slice(most).some((option) => option.selected)}>
            <summary>{m.listing_more_options({ count: facet.options.length - most })}</summary>
            {facet.options.slice(most).map((option) => (
              <OptionField key={option.id} field={facet.field} option={option} />
            ))}
          </details>
        )}
      </fieldset>
    </details>
  )
}
