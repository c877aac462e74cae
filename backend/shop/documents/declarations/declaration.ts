import type { DocumentLanguage } from '#backend/shop/documents/document-input.ts'
import type { DocumentWriter } from '#backend/shop/documents/document-writer.ts'
import { writeScope } from './scope.ts'

/** A section of text: paragraphs, then bullets. */
type Chapter = { title: string; paragraphs?: string[]; bullets?: string[] }
export type Declaration = Record<DocumentLanguage, { opening: string; chapters: Chapter[] }>

/** Writes a declaration and its scope. */
export function writeDeclaration(
  writer: DocumentWriter,
  declaration: Declaration,
  kind: 'atex' | 'fda' | 'handling',
): void {
  const { opening, chapters } = declaration[writer.input.language]
  writer.paragraph(opening)
  for (const { title, paragraphs = [], bullets = [] } of chapters) {
    writer.section(title)
    for (const paragraph of paragraphs) writer.paragraph(paragraph)
    if (bullets.length > 0) writer.bullets(bullets)
  }
  writeScope(writer, kind)
}
