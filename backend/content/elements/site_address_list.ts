import { z } from 'zod'
import { elementFormat } from '#backend/content/element-format.ts'
import { bodytextSchema } from '#backend/content/field-schemas.ts'

export const addressListFormat = elementFormat(
  'site_address_list',
  {
    bodytext: bodytextSchema,
    /** Names of files in data/people; empty for all. */
    people: z.array(z.string()).default([]),
    /** By subject and region. */
    filter: z.boolean().default(false),
  },
  {
    write: ({ bodytext, people, filter }, write) => ({
      bodytext: write.html(bodytext),
      items: write.people(people),
      filter,
    }),
    check({ people }, { hasPerson, report }) {
      for (const key of people.filter((one) => !hasPerson(one))) report('people', `people/${key}.json does not exist`)
    },
  },
)
