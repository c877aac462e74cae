import type { Contact } from '#contracts/content/elements/site_address_list.ts'

/** Filters of a list in its address; empty for all. */
export interface ContactFilter {
  subject: string
  region: string
}

export interface FilteredContacts {
  items: Contact[]
  filter: ContactFilter
  /** Of the whole list, by name. */
  subjects: string[]
  regions: string[]
}

export const readContactFilter = (query: URLSearchParams): ContactFilter => ({
  subject: query.get('subject') ?? '',
  region: query.get('region') ?? '',
})

/** Returns the contacts that the filter selects. A person without a region is there for every one. */
export function filterContacts(all: readonly Contact[], filter: ContactFilter): FilteredContacts {
  const { subject, region } = filter
  const inOrder = (values: string[]) => [...new Set(values)].toSorted()
  return {
    items: all.filter(
      ({ groups, regions }) =>
        (subject === '' || groups.includes(subject)) &&
        (region === '' || regions.length === 0 || regions.includes(region)),
    ),
    filter,
    subjects: inOrder(all.flatMap(({ groups }) => groups)),
    regions: inOrder(all.flatMap(({ regions }) => regions)),
  }
}
