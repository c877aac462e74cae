import { Form } from 'react-router'
import { COMPARED_ITEM, comparePath, ONLY_DIFFERENCES, paths } from '#web/app/paths.ts'
import type { CategoryLink } from '#web/catalogue/category/listed-category.ts'
import { MOST_COMPARED } from '#web/catalogue/compare/compared-items.ts'
import { Field } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './add-compared.module.css'
import { ADDED_ITEMS } from './comparison-query.ts'

interface AddComparedProps {
  numbers: readonly string[]
  /** Where more products of this kind are; undefined for none. */
  category: CategoryLink | undefined
  onlyDifferences: boolean
  /** Query of the filters. */
  filters: string
}

/** More products by their numbers, or from a list, where those of the comparison are ticked. */
export function AddCompared({ numbers, category, onlyDifferences, filters }: AddComparedProps) {
  const locale = getLocale()
  const isFull = numbers.length >= MOST_COMPARED
  return (
    <div className={css.add} data-print="no">
      {isFull ? (
        <p>{m.compare_full({ max: MOST_COMPARED })}</p>
      ) : (
        <Form method="get" action={comparePath(locale)} className={css.form}>
          {numbers.map((number) => (
            <input key={number} type="hidden" name={COMPARED_ITEM} value={number} />
          ))}
          {[...new URLSearchParams(filters)].map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          {onlyDifferences && <input type="hidden" name={ONLY_DIFFERENCES} value="1" />}
          <Field
            label={m.compare_add()}
            name={ADDED_ITEMS}
            hint={m.compare_add_hint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" variant="line">
            {m.compare_add_button()}
          </Button>
        </Form>
      )}
      <p>
        <Link to={(category ? category.to : paths.category(locale)) + (category && filters && `?${filters}`)}>
          {category ? m.compare_from_list({ name: category.name }) : m.compare_from_lists()}
        </Link>
      </p>
    </div>
  )
}
