import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema } from '#backend/content/field-schemas.ts'

export const htmlFormat = elementFormat(
  'html',
  { bodytext: bodytextSchema },
  { write: ({ bodytext }, write) => ({ bodytext: write.html(bodytext) }) },
)
