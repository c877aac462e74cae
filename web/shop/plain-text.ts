const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** A description as paragraphs without mark-up: the shop may send HTML, and the page trusts none of it. */
export const paragraphsOf = (description: string): string[] =>
  description
    .split(/<\/(?:p|li|h[1-6])>|<br\s*\/?>|\n\s*\n/i)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, '')
        .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
        .replace(/[^\S\u00a0]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
