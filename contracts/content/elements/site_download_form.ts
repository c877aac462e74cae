import type { ContentForm } from '#contracts/content/forms/form.ts'
import { readContentForm } from '#contracts/content/forms/read-content-form.server.ts'
import { readRichText } from '#contracts/content/rich-text/read-rich-text.server.ts'
import type { FieldReader } from '#contracts/content/reading.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import { type Download, readDownloads } from './site_download_list.ts'

export interface DownloadFormFields {
  bodytext: RichNode[]
  /** Asks for what has to be confirmed; undefined if the content system could not make it. */
  form: ContentForm | undefined
  /** Shown once the form was sent. */
  items: Download[]
}

export const readDownloadForm: FieldReader<DownloadFormFields> = (content, reading) => ({
  bodytext: readRichText(content.bodytext, reading),
  form: readContentForm(content, reading),
  items: readDownloads(content.items, reading),
})
