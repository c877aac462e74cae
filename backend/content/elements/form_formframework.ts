import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema } from '#backend/content/field-schemas.ts'

/** A form of data/forms, by the name of its file. */
export const formElementFormat = elementFormat(
  'form_formframework',
  { bodytext: bodytextSchema, form: z.string().min(1) },
  {
    write: ({ bodytext, form }, write) => ({ bodytext: write.html(bodytext), ...write.form(form) }),
    check({ form }, { hasForm, report }) {
      if (!hasForm(form)) report('form', `forms/${form}.json does not exist`)
    },
  },
)
