import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema } from '#backend/content/field-schemas.ts'

export const addressListFormat = elementFormat(
  'site_address_list',
  { bodytext: bodytextSchema, people: z.array(z.string()).min(1) },
  {
    write: ({ bodytext, people }, write) => ({ bodytext: write.html(bodytext), items: people.map(write.person) }),
    check({ people }, { hasPerson, report }) {
      for (const key of people.filter((one) => !hasPerson(one)))
        report('people', `data/people/${key}.json does not exist`)
    },
  },
)
