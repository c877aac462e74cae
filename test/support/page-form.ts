/** A visitor who opens pages and posts forms. */
interface FormVisitor {
  get: (path: string) => Promise<Response>
  post: (path: string, fields: [name: string, value: string][], signal?: AbortSignal) => Promise<Response>
}

/** A form as a browser without scripts would post it. */
export interface PageForm {
  action: string
  fields: [name: string, value: string][]
}

/** The forms of a page in order; those without an action post to `path`. */
export const readForms = (html: string, path: string): PageForm[] =>
  [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].map(([, start = '', content = '']) => ({
    action: attributesOf(start).get('action') ?? path,
    fields: [...content.matchAll(FIELD)].flatMap(([, input, tag = 'input', start = '', inner = '']) =>
      fieldOf(tag, input ?? start, inner),
    ),
  }))

/** Value of the first field of that name in the forms of a page that has one; undefined without it. */
export const fieldValue = (html: string, field: string): string | undefined =>
  readForms(html, '')
    .flatMap(({ fields }) => fields)
    .find(([name, value]) => name === field && value !== '')?.[1]

/** The first form of a response that has a field of that name. */
export async function formOf(response: Response, path: string, field: string): Promise<PageForm> {
  const html = await response.text()
  const form = readForms(html, path).find(({ fields }) => fields.some(([name]) => name === field))
  if (form) return form
  const where = response.headers.get('location') ?? ''
  throw new Error(`${path} has no form with ${field}: ${response.status} ${where}`)
}

/** As {@link formOf}, for a page that the visitor opens. */
export const openForm = async (visitor: FormVisitor, path: string, field: string): Promise<PageForm> =>
  formOf(await visitor.get(path), path, field)

/** The form with the visitor's input, choices and pressed button; other fields keep the page's values. */
export const fillForm = ({ action, fields }: PageForm, entries: Record<string, string>): PageForm => ({
  action,
  fields: [...fields.filter(([name]) => !(name in entries)), ...Object.entries(entries)],
})

export const submitForm = (visitor: FormVisitor, form: PageForm, signal?: AbortSignal): Promise<Response> =>
  visitor.post(form.action, form.fields, signal)

const FIELD = /<input\b([^>]*)>|<(select|textarea)\b([^>]*)>([\s\S]*?)<\/\2>/g

function fieldOf(tag: string, start: string, inner: string): [string, string][] {
  const attributes = attributesOf(start)
  const name = attributes.get('name')
  if (!name || attributes.has('disabled')) return []
  if (tag === 'textarea') return [[name, decode(inner)]]
  if (tag === 'select') return [[name, chosenIn(inner)]]
  const type = attributes.get('type') ?? 'text'
  if (type === 'submit' || type === 'button') return []
  const isBox = type === 'checkbox' || type === 'radio'
  if (isBox && !attributes.has('checked')) return []
  return [[name, attributes.get('value') ?? (isBox ? 'on' : '')]]
}

/** Value of the selected option, or of the first one. */
function chosenIn(options: string): string {
  const all = [...options.matchAll(/<option([^>]*)>/g)].map(([, start = '']) => attributesOf(start))
  return (all.find((option) => option.has('selected')) ?? all[0])?.get('value') ?? ''
}

const attributesOf = (start: string): Map<string, string> =>
  new Map([...start.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decode(value)]))

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string): string => text.replaceAll(/&([#\w]+);/g, (whole, name) => CHARACTERS[name] ?? whole)
