import type { PerLanguage } from '#backend/database/schema/columns.ts'
import type { Sheet } from './sheet.ts'
import { writeScope } from './scope.ts'

/** A text in sections: paragraphs, then bullets. */
type Chapter = { title: string; paragraphs?: string[]; bullets?: string[] }
export type Declaration = PerLanguage<{ opening: string; chapters: Chapter[] }>

/** Writes a declaration and what it is for. */
export function writeDeclaration(sheet: Sheet, declaration: Declaration, kind: 'atex' | 'fda' | 'handling'): void {
  const { opening, chapters } = declaration[sheet.letter.language]
  sheet.paragraph(opening)
  for (const { title, paragraphs = [], bullets = [] } of chapters) {
    sheet.section(title)
    for (const paragraph of paragraphs) sheet.paragraph(paragraph)
    if (bullets.length > 0) sheet.bullets(bullets)
  }
  writeScope(sheet, kind)
}
