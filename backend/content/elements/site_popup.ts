import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema, linkSchema } from '#backend/content/field-schemas.ts'

export const popupFormat = elementFormat(
  'site_popup',
  {
    bodytext: bodytextSchema,
    link: linkSchema.optional(),
    trigger: z.enum(['click', 'load', 'scroll']).default('click'),
    delaySeconds: z.number().min(0).max(600).default(5),
    showOnceDays: z.int().min(0).max(365).default(30),
  },
  {
    write: ({ bodytext, link, trigger, delaySeconds, showOnceDays }, write) => ({
      bodytext: write.html(bodytext),
      link: write.link(link),
      trigger,
      delaySeconds,
      showOnceDays,
    }),
    check({ header }, { report }) {
      if (header === '') report('header', 'is the title of the dialog')
    },
  },
)
