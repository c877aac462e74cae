import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Hours for which a form can be sent after its page was made. */
const LIFETIME_HOURS = 24

/** State of a form's page, signed in its hidden field `__state`. */
export interface FormState {
  /** `contact-53` */
  formId: string
  /** Random. A form with it is stored once, however often it is sent. */
  nonce: string
  /** When the form was shown last, in seconds since 1970. */
  madeAt: number
  /** When it was shown first: who corrects one entry is quicker than who fills in all. */
  shownAt: number
}

/** `age`: seconds since the form was shown first. */
export type OpenedState = { state: FormState; age: number } | 'old' | 'forged'

export interface FormStates {
  /** Makes the state of a form that is shown: another one for each response. */
  make(formId: string): FormState
  /** Renews a state, with its nonce: the form is shown again. */
  renew(state: FormState): FormState
  seal(value: FormState | readonly string[]): string
  open(sealed: string, formId: string): OpenedState
  /** Reads the state of any form; undefined if it is forged or old. */
  read(sealed: string): FormState | undefined
  /** Whether a text of {@link FormStates.seal} is that of these names. */
  isSealOf(sealed: string, names: readonly string[]): boolean
  /** Name of the field that people leave empty, which programs cannot know in advance. */
  trapOf(state: FormState): string
  /** Folder of the files that are sent with a state. */
  folderOf(state: FormState): string
}

/** @param secret of the installation: any of its processes takes the forms of the others. */
export function createFormStates(secret: string, clock: () => Date = () => new Date()): FormStates {
  const sign = (text: string) => createHmac('sha256', secret).update(`form ${text}`).digest('base64url')
  const now = () => Math.floor(clock().getTime() / 1000)
  const seal = (value: unknown) => {
    const text = Buffer.from(JSON.stringify(value)).toString('base64url')
    return `${text}.${sign(text)}`
  }
  const unseal = (sealed: string): unknown => {
    const [text = '', signature = ''] = sealed.split('.')
    const expected = sign(text)
    const isOwn = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    return isOwn ? JSON.parse(Buffer.from(text, 'base64url').toString()) : undefined
  }
  const isOld = ({ madeAt }: FormState) => now() - madeAt > LIFETIME_HOURS * 3600
  return {
    make: (formId) => ({ formId, nonce: randomBytes(16).toString('hex'), madeAt: now(), shownAt: now() }),
    renew: (state) => ({ ...state, madeAt: now() }),
    seal,
    open(sealed, formId) {
      const state = unseal(sealed)
      if (!isState(state) || state.formId !== formId) return 'forged'
      return isOld(state) ? 'old' : { state, age: now() - state.shownAt }
    },
    read(sealed) {
      const state = unseal(sealed)
      return isState(state) && !isOld(state) ? state : undefined
    },
    isSealOf: (sealed, names) => JSON.stringify(unseal(sealed)) === JSON.stringify(names),
    trapOf: ({ nonce }) =>
      `x${sign(`trap ${nonce}`)
        .replaceAll(/[^A-Za-z0-9]/g, '')
        .slice(0, 12)}`,
    folderOf: ({ nonce }) => createHmac('sha256', secret).update(`form files ${nonce}`).digest('hex').slice(0, 32),
  }
}

const isState = (value: unknown): value is FormState =>
  typeof value === 'object' &&
  value !== null &&
  'formId' in value &&
  'nonce' in value &&
  'madeAt' in value &&
  'shownAt' in value
