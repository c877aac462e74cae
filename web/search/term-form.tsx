import { useId } from 'react'
import { Form } from 'react-router'
import { searchPath } from '#web/app/paths.ts'
import { Field } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { LONGEST_TERM, TERM, VIEW } from './search-query.ts'
import type { SearchView } from './search-view.ts'
import css from './term-form.module.css'

interface TermFormProps {
  term?: string
  /** The tab that the page of hits shows, instead of that of its first hit. */
  view?: SearchView | undefined
  /** Example of a term. */
  example?: string
}

/** A field that leads to the page of hits, also without scripts. */
export function TermForm({ term = '', view, example }: TermFormProps) {
  const id = useId()
  return (
    <search>
      <Form method="get" action={searchPath(getLocale())} className={css.form}>
        {view && <input type="hidden" name={VIEW} value={view} />}
        <Field
          // Going back sets it: another term is another field.
          key={term}
          id={id}
          label={m.search_field()}
          name={TERM}
          type="search"
          defaultValue={term}
          placeholder={example || m.search_placeholder()}
          maxLength={LONGEST_TERM}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">{m.search_send()}</Button>
      </Form>
    </search>
  )
}
