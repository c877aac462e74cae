/** Parameter of TYPO3's form framework: names of fields and of the address to post to begin with it. */
export const FORM_PARAMETER = 'tx_form_formframework'
/** Field with the id of the element that is to be returned alone, without its page. */
export const RESPONSE_ELEMENT = 'responseElementId'

/**
 * Field of this site, which a content system ignores: random for each reading of a form. EXT:headless sends the same state
 * to all visitors.
 */
export const READ_ONCE = 'form-reading'

/** Field of a mail program's own unsubscribe button (RFC 8058). */
export const ONE_CLICK = 'List-Unsubscribe'

/** Types of the form framework, by the kinds of fields that forms of this site have. */
export const FORM_ELEMENT_TYPES = {
  text: 'Text',
  email: 'Email',
  phone: 'Telephone',
  textarea: 'Textarea',
  date: 'Date',
  select: 'SingleSelect',
  radio: 'RadioButton',
  checkbox: 'Checkbox',
  file: 'FileUpload',
} as const

/** A validator as TYPO3 sends it; those for the backend only are left out. */
export interface ValidatorDocument {
  identifier: string
  options?: Record<string, unknown>
  errorMessage?: string
}

/** A field of a form, or a group of fields, as TYPO3's form framework sends it. */
export interface FormElementDocument {
  type: string
  identifier: string
  label: string
  /** Ready to post; groups have none. */
  name?: string
  defaultValue?: string | number
  /** The posted value; null before that. */
  value?: string | string[] | null
  properties?: Record<string, unknown>
  validators?: ValidatorDocument[]
  elements?: FormElementDocument[]
}

/** A form of the content system: `content.form` of an element. */
export interface FormDocument {
  /** `contact-53`: the form's name and the id of its element. */
  id: string
  api: {
    status: null | 'success' | 'failure'
    /** By identifier, one message for each field. A message for the whole form has the identifier `__state`. */
    errors: Record<string, string> | null
    actionAfterSuccess: null | { redirectUrl?: string; statusCode?: number; message?: string }
    page: { current: number; nextPage: number | null; pages: number }
  }
  i18n: { submitButtonLabel?: string }
  elements: FormElementDocument[]
}
