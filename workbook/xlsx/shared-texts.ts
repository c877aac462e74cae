import type { Archive } from '#workbook/open-archive.ts'
import { readXml } from '#workbook/xml-reader.ts'

/** Reads the texts that cells refer to by index. A text with several fonts is in several parts. */
export async function readSharedTexts(archive: Archive, path: string): Promise<string[]> {
  const texts: string[] = []
  const { onOpen, onText, onClose, text } = readRuns()
  await readXml(archive, path, {
    onOpen,
    onText,
    onClose: (name) => {
      onClose(name)
      if (name === 'si') texts.push(text())
    },
  })
  return texts
}

/** Collects the runs of a text, without the reading aids of Japanese ones. `text` returns it and begins the next one. */
export function readRuns() {
  let collected = ''
  let isRun = false
  let isAid = false
  return {
    onOpen: (name: string) => {
      if (name === 'rPh') isAid = true
      if (name === 't') isRun = !isAid
    },
    onText: (text: string) => {
      if (isRun) collected += text
    },
    onClose: (name: string) => {
      if (name === 'rPh') isAid = false
      if (name === 't') isRun = false
    },
    text: (): string => {
      const whole = unescapeCharacters(collected)
      collected = ''
      return whole
    },
  }
}

/** Excel writes characters that XML cannot have as `_x000D_`. */
export const unescapeCharacters = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
