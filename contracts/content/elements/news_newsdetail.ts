import { asArray, asRecord } from '#contracts/content/json-record.ts'
import type { NewsItem } from '#contracts/content/news.ts'
import { readNewsItem } from '#contracts/content/read-news.server.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import { readRelatedFile, type UploadedFile } from '#contracts/content/uploaded-file.ts'

/** An article of EXT:headless_news. Its content elements are the element's children. */
export interface NewsDetailFields {
  /** Missing for an article that does not exist. */
  article: NewsItem | undefined
  bodytext: RichNode[]
  /** Files that an editor has added to it. */
  files: UploadedFile[]
}

export const readNewsDetail: FieldReader<NewsDetailFields> = (content, reading) => {
  const detail = asRecord(asRecord(content.data).detail)
  return {
    article: readNewsItem(detail, reading)[0],
    bodytext: readRichText(detail.bodytext, reading),
    files: asArray(detail.falRelatedFiles).flatMap((file) => readRelatedFile(file, reading)),
  }
}
