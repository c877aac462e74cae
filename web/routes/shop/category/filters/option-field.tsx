import { CheckField } from '#web/forms/field.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import css from './facet-fields.module.css'
import type { Facet, FacetOption } from './facets.ts'

/** Without results it is disabled, unless it is chosen and can be removed. */
export function OptionField({ field, option }: { field: Facet['field']; option: FacetOption }) {
  const { id, name, language, colour, count, selected } = option
  return (
    <CheckField
      id={`${field}-${id}`}
      name={field}
      value={id}
      defaultChecked={selected}
      disabled={count === 0 && !selected}
      label={
        <>
          {colour && (
            <svg className={css.colour} width="11" height="11" aria-hidden="true">
              <rect width="11" height="11" fill={colour} stroke="#1f1e1c" />
            </svg>
          )}
          {language ? <span lang={language}>{name}</span> : name}{' '}
          {count !== undefined && <small>({formatNumber(count)})</small>}
        </>
      }
    />
  )
}
