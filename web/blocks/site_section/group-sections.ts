import type { ContentElement, ElementOf } from '#contracts/content/elements.ts'

/** Moves the elements between two sections into the first of them, after its own children. */
export function groupSections(elements: readonly ContentElement[]): ContentElement[] {
  const grouped: ContentElement[] = []
  let section: ElementOf<'site_section'> | undefined
  for (const element of elements) {
    if (element.type === 'site_section') {
      section = { ...element, children: [...element.children] }
      grouped.push(section)
    } else (section?.children ?? grouped).push(element)
  }
  return grouped
}
