import { CONFIRMATIONS, type Confirmation } from './confirmation-names.ts'

/** What is typed and ticked on the summary. */
export interface SummaryValues {
  comment: string
  confirmed: Confirmation[]
}

export function readSummary(form: FormData): SummaryValues {
  return {
    comment: String(form.get('comment') ?? ''),
    confirmed: CONFIRMATIONS.filter((name) => form.get(name) === 'on'),
  }
}
