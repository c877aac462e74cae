/** Texts of the backend in the languages of the package; English is the language of the file without a prefix. */
export type Label = Record<'en' | 'de' | 'nl' | 'cs', string>

export const label = (en: string, de: string, nl: string, cs: string): Label => ({ en, de, nl, cs })

/** How a field is edited in TYPO3, and how it is sent. `column` is its column in the element's table. */
export type FieldDefinition = { label: Label; column: string } & FieldKind

type FieldKind =
  /** `html`: rich text, sent as HTML. `json`: JSON as text, which the content system sends parsed. */
  | { kind: 'text' | 'html' | 'json' | 'link' | 'files' }
  /** `allowed`: endings, also those of media at hosts; pictures by default. */
  | { kind: 'file'; allowed?: string }
  /** One text a line, sent as an array. */
  | { kind: 'lines' }
  /** The form of EXT:form that the element has, and the address to post it to. */
  | { kind: 'form' | 'formAction' }
  | { kind: 'number'; default: number }
  | { kind: 'flag'; default: 0 | 1 }
  /** Values with their names; the first one is the default. */
  | { kind: 'choice'; values: Readonly<Record<string, Label>> }
  | { kind: 'records'; table: string; fields: FieldDefinitions }

/** Fields by the name that they have on the wire. */
export type FieldDefinitions = Record<string, FieldDefinition | Group | Children>

/** Fields of the element itself that are sent together, under one name. */
export interface Group {
  kind: 'group'
  fields: Record<string, FieldDefinition>
}

/** Elements inside the element, which editors put there in the page module. */
export interface Children {
  kind: 'children'
  /** Their `colPos`: any number that no backend layout has. */
  place: number
}

export interface ElementDefinition {
  label: Label
  /** An icon of TYPO3 itself. */
  icon: string
  /** A few words for editors who choose an element. */
  about: Label
  fields: FieldDefinitions
}

/** A column of an element, whether it is in a group or not. */
export const columnsOf = (fields: FieldDefinitions): FieldDefinition[] =>
  Object.values(fields).flatMap((field) => {
    if (field.kind === 'children') return []
    return field.kind === 'group' ? Object.values(field.fields) : [field]
  })
