import { TextareaField } from '#web/forms/field.tsx'
import { described, FieldError } from '#web/forms/field-parts.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import fileField from '#web/ui/file-field.module.css'
import css from './list-fields.module.css'
import { LIST_FILE, LIST_TEXT } from './list-form.ts'

interface ListFieldsProps {
  text?: string | undefined
  error?: string | undefined
  /** Why a file could not be read. */
  fileError?: string | undefined
  /** Rows of the text field. */
  rows?: number
}

/** A list as text or as a file. The form around it is `multipart/form-data` and posts to the page of lists. */
export function ListFields({ text, error, fileError, rows = 6 }: ListFieldsProps) {
  return (
    <div className={css.fields}>
      <TextareaField
        label={m.list_text()}
        name={LIST_TEXT}
        error={error}
        hint={m.list_hint()}
        defaultValue={text}
        rows={rows}
        placeholder={'CT-08B1-S-2000; 4; 1250\nKR-08B1-15; 2'}
        spellCheck={false}
        autoCapitalize="characters"
        autoComplete="off"
        className={css.text}
      />
      <div className={fileField.field}>
        <label htmlFor={LIST_FILE}>{m.list_file()}</label>
        <input
          id={LIST_FILE}
          name={LIST_FILE}
          type="file"
          {...described(LIST_FILE, { error: fileError, hint: undefined })}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        />
        <a href={paths.sampleList(getLocale())} download className={css.sample}>
          {m.list_sample()}
        </a>
      </div>
      {fileError && <FieldError id={LIST_FILE}>{fileError}</FieldError>}
    </div>
  )
}
