import type { ContentForm } from '#contracts/content/forms/form.ts'
import { EARLIER_ENTRIES, type FormEntry, PAGE_WORDS, fieldWords } from '#contracts/content/forms/form-entries.ts'
import css from './form-entries.module.css'

/** Fields of a form of several pages for its summary page: EXT:headless has no entries there. */
export const EntryFields = ({ form, entries }: { form: ContentForm; entries: readonly FormEntry[] }) => (
  <>
    <input type="hidden" name={EARLIER_ENTRIES} value={JSON.stringify(entries)} />
    <input type="hidden" name={PAGE_WORDS} value={JSON.stringify(fieldWords(form.fields))} />
  </>
)

/** The entries of earlier pages, to be checked. */
export const EntryList = ({ entries }: { entries: readonly FormEntry[] }) => (
  <dl className={css.entries}>
    {entries.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
