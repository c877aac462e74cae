import { Parser } from 'htmlparser2'
import type { Archive } from './open-archive.ts'
import { UnreadableWorkbook } from './workbook-problem.ts'

/** Events of a reader of XML. Names have no prefix, since writers choose their own. */
export interface XmlEvents {
  onOpen?: (name: string, attribute: (name: string) => string | undefined) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

/** Elements within each other. Workbooks have about ten. */
const DEEPEST = 100

/**
 * Reads XML in parts. Entities of the document are not expanded, and nothing outside it is read: the parser knows
 * neither.
 */
export function createXmlReader({ onOpen, onText, onClose }: XmlEvents) {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        if (depth > DEEPEST) throw new UnreadableWorkbook('binary')
        onOpen?.(localName(name), (wanted) => {
          if (Object.hasOwn(attributes, wanted)) return attributes[wanted]
          const prefixed = Object.keys(attributes).find((own) => own.endsWith(`:${wanted}`))
          return prefixed === undefined ? undefined : attributes[prefixed]
        })
      },
      ...(onText ? { ontext: onText } : {}),
      onclosetag: (name) => {
        depth -= 1
        onClose?.(localName(name))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return { write: (text: string): void => parser.write(text), end: (): void => parser.end() }
}

/** Passes all of a file to a reader of XML. */
export async function readXml(archive: Archive, path: string, events: XmlEvents): Promise<void> {
  const reader = createXmlReader(events)
  await archive.read(path, reader.write)
  reader.end()
}

/** A value of a state, as XML has it. */
export const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true'

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
