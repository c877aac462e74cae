/** A link in a response; an empty one is `""`. `linkText` may be a raw `t3://` address and is then never printed. */
export interface LinkDocument {
  href: string | null
  target: string | null
  class: string | null
  title: string | null
  linkText: string | null
  additionalAttributes: Record<string, string> | []
}

export interface LabelledLink {
  /** A path of this site (`/de/kontakt#c12`), or absolute, `tel:`, or `mailto:` with its address concealed. */
  href: string
  label: string
  /** `_blank` and the like; empty for the same window. */
  target: string
}
