import { useState } from 'react'
import { TextareaField } from '#web/forms/field.tsx'
import { described, FieldError } from '#web/forms/field-parts.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths } from '#web/app/paths.ts'
import fileField from '#web/ui/file-field.module.css'
import css from './list-fields.module.css'
import { LARGEST_LIST_FILE, LIST_FILE, LIST_TEXT } from './list-form.ts'

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
  const [isTooLarge, setTooLarge] = useState(false)
  const fileProblem = isTooLarge ? m.list_file_too_large({ max: LARGEST_LIST_FILE / 1024 }) : fileError
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
          {...described(LIST_FILE, { error: fileProblem, hint: undefined })}
          onChange={({ currentTarget }) => {
            // Such a file would be sent in vain. Without a file the form is not sent.
            const [file] = currentTarget.files ?? []
            const isRefused = file !== undefined && file.size > LARGEST_LIST_FILE
            if (isRefused) currentTarget.value = ''
            setTooLarge(isRefused)
          }}
          accept=".xlsx,.xlsm,.ods,.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        />
        <a href={paths.sampleList(getLocale())} download className={css.sample}>
          {m.list_sample()}
        </a>
      </div>
      {fileProblem && (
        <div role={isTooLarge ? 'alert' : undefined}>
          <FieldError id={LIST_FILE}>{fileProblem}</FieldError>
        </div>
      )}
    </div>
  )
}
