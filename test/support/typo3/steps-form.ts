import type { PostedEntries } from './posted-entries.ts'

/** The form of several pages, at its path: name, then topic, then TYPO3's summary page. */
export const STEPS_FORM = '/de/formular-schritte'
/** The form whose finisher leads to another page. */
export const LEADING_FORM = '/de/formular-weiter'
/** The form whose second page a variant has switched off. */
export const VARIANT_FORM = '/de/formular-variante'
/** The form whose finisher is the confirmation of our package. */
export const CONFIRMED_FORM = '/de/formular-bestaetigt'
/** The form of one page with a file. */
export const FILE_FORM = '/de/formular-datei'
/** The form of several pages with a file on the first. */
export const FILE_STEPS_FORM = '/de/formular-datei-schritte'
/** Paths of all of them. */
export const STEPS_FORMS = [STEPS_FORM, LEADING_FORM, VARIANT_FORM, CONFIRMED_FORM, FILE_FORM, FILE_STEPS_FORM]

const ELEMENT = 71
const FORM = `steps-${ELEMENT}`
const nameOf = (identifier: string) => `tx_form_formframework[${FORM}][${identifier}]`
const PERFORM =
  '?tx_form_formframework%5Baction%5D=perform&tx_form_formframework%5Bcontroller%5D=FormFrontend&cHash=c0ffee'

interface Field {
  type: string
  identifier: string
  label: string
  properties?: Record<string, unknown>
}

const NAME: Field = { type: 'Text', identifier: 'name', label: 'Ihr Name' }
const TOPIC: Field = {
  type: 'SingleSelect',
  identifier: 'topic',
  label: 'Thema',
  properties: { options: { tech: 'Technik', order: 'Bestellung' }, prependOptionLabel: 'Bitte wählen' },
}
/** The only field that is not required. */
const DRAWING: Field = { type: 'FileUpload', identifier: 'drawing', label: 'Zeichnung' }
/** A summary page has no fields of its own, and nothing says that it is one. */
const PAGES: Readonly<Record<string, Field[][]>> = {
  [STEPS_FORM]: [[NAME], [TOPIC], []],
  [LEADING_FORM]: [[NAME]],
  [VARIANT_FORM]: [[NAME], [TOPIC], []],
  [CONFIRMED_FORM]: [[NAME]],
  [FILE_FORM]: [[NAME, DRAWING]],
  [FILE_STEPS_FORM]: [[NAME, DRAWING], [TOPIC], []],
}
/** Pages that are switched off; EXT:form leads on or back from them to the next one. */
const OFF: Readonly<Record<string, number>> = { [VARIANT_FORM]: 1 }

/** Entries that EXT:form keeps of a visitor: they travel with the form. */
interface State {
  shown: number
  values: Record<string, string>
}

const seal = (state: State) => `${Buffer.from(JSON.stringify(state)).toString('base64')}.sealed`
function unseal(text: string): State | undefined {
  const [content = '', mark] = text.split('.')
  return mark === 'sealed' ? (JSON.parse(Buffer.from(content, 'base64').toString()) as State) : undefined
}

/** The page with such a form, as it is requested first. */
export const stepsFormPage = (path: string): Record<string, unknown> =>
  whole(elementOf(path, { state: { shown: 0, values: {} }, page: 0, status: null, errors: null }))

interface Shown {
  state: State
  /** Undefined after the last page. */
  page: number | undefined
  status: 'success' | 'failure' | null
  errors: Record<string, string> | null
}

/** The response to a posted page: the page that follows. After the last one, also the entries for the finishers. */
export function answerStepsForm(path: string, posted: PostedEntries) {
  const pages = PAGES[path] ?? []
  // PHP keeps the last of several values of a name.
  const given = (identifier: string) => posted.fields.getAll(nameOf(identifier)).at(-1)
  const fileAt = (identifier: string) => posted.files.get(nameOf(identifier))
  const show = (shown: Shown) => {
    const element = elementOf(path, shown)
    return posted.fields.get('responseElementId') === String(ELEMENT) ? element : whole(element)
  }
  const state = unseal(given('__state') ?? '')
  // Without a state it is a first request, which TYPO3 reports as a success.
  if (!state) return { answer: show({ state: { shown: 0, values: {} }, page: 0, status: 'success', errors: null }) }
  const wanted = Number(given('__currentPage'))
  // A page that comes without a file has none any more: EXT:headless sends no pointer to the one of before.
  const own = (pages[state.shown] ?? []).map(({ type, identifier }) => [
    identifier,
    (type === 'FileUpload' ? fileAt(identifier)?.name : given(identifier)) ?? '',
  ])
  const values = { ...state.values, ...Object.fromEntries(own) }
  const errors = Object.fromEntries(
    own.flatMap(([identifier = '', value]) => {
      if (fileAt(identifier)?.isPartial) return [[identifier, 'Die Datei kam nur zum Teil an.']]
      return value === '' && identifier !== DRAWING.identifier ? [[identifier, 'Dieses Feld ist Pflicht.']] : []
    }),
  )
  const isBack = wanted < state.shown
  if (!isBack && Object.keys(errors).length > 0)
    return { answer: show({ state: { ...state, values }, page: state.shown, status: 'failure', errors }) }
  const asked = Math.min(wanted, state.shown + 1)
  const page = asked === OFF[path] ? asked + (isBack ? -1 : 1) : asked
  const isDone = page >= pages.length
  const next: Shown = {
    state: { shown: isDone ? state.shown : page, values },
    page: isDone ? undefined : page,
    status: 'success',
    errors: null,
  }
  return { answer: show(next), ...(isDone && { finished: values }) }
}

/** EXT:headless sends the fields of the first page after the last one, and the number 0. */
function elementOf(path: string, { state, page, status, errors }: Shown) {
  const pages = PAGES[path] ?? []
  const current = page ?? 0
  const next = page === undefined ? pages.length : page + 1 === OFF[path] ? page + 2 : page + 1
  const hidden = (identifier: string, defaultValue: string | number) => ({
    properties: [],
    type: 'Hidden',
    identifier,
    defaultValue,
    label: '',
    value: null,
    name: nameOf(identifier),
  })
  const fields = (pages[current] ?? []).map((field) => ({
    properties: [],
    ...field,
    defaultValue: '',
    validators: field === DRAWING ? [] : [{ identifier: 'NotEmpty' }],
    // A file is an object of PHP, of which JSON has nothing.
    value:
      field.type === 'FileUpload' && state.values[field.identifier] ? {} : (state.values[field.identifier] ?? null),
    name: nameOf(field.identifier),
  }))
  return {
    id: ELEMENT,
    type: 'form_formframework',
    colPos: 0,
    categories: '',
    appearance: { layout: 'default', frameClass: 'default', spaceBefore: '', spaceAfter: '' },
    content: {
      link: { href: path + PERFORM, target: null, class: null, title: null, linkText: '19', additionalAttributes: [] },
      form: {
        id: FORM,
        api: {
          status,
          errors,
          actionAfterSuccess:
            path === CONFIRMED_FORM && page === undefined
              ? { message: `Danke ${state.values['name']}, angekommen & abgelegt.` }
              : null,
          page: {
            current,
            nextPage: next < pages.length ? next : null,
            pages: pages.length,
          },
        },
        i18n: [],
        elements: [...fields, hidden('__currentPage', current + 1), hidden('__state', seal(state))],
      },
    },
  }
}

const whole = (element: object) => ({
  id: 19,
  type: 'Standard',
  seo: { title: 'Schritte' },
  meta: { title: 'Schritte' },
  breadcrumbs: [],
  content: { colPos0: [element] },
  i18n: [],
})
