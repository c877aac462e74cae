import { writeStoredText } from '#web/ui/browser-storage.ts'

/** Key of the unsent input in the tab's own storage. */
export const UNSENT_INPUT = 'unsent-input'

/** Forgets the input of all forms: after the request was sent, and at sign-out. */
export const forgetStoredInput = (): void => void writeStoredText('sessionStorage', UNSENT_INPUT, '')
