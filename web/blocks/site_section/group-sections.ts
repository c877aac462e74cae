import type { ContentElement, ElementOf } from '#contracts/content/element.ts'

export interface Group {
  /** Opens the group; undefined for the elements before the first section. */
  section: ElementOf<'site_section'> | undefined
  elements: ContentElement[]
}

/** A section element opens a group that reaches to the next one; elements before the first are a group of their own. */
export function groupSections(elements: readonly ContentElement[]): Group[] {
  const groups: Group[] = []
  for (const element of elements) {
    if (element.type === 'site_section') groups.push({ section: element, elements: [...element.children] })
    else if (groups.length === 0) groups.push({ section: undefined, elements: [element] })
    else groups.at(-1)?.elements.push(element)
  }
  return groups
}
