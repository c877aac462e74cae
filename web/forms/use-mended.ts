import { useState } from 'react'

/**
 * The error of a field until the visitor changes the field. It says what was wrong with the value that was sent.
 * @param answer the errors of one response; another response has its own. Without it the error stays.
 */
export function useMended(error: string | undefined, answer: object | undefined) {
  const [mended, setMended] = useState<object>()
  const isMended = answer !== undefined && mended === answer
  return {
    error: isMended ? undefined : error,
    onInput: error === undefined ? undefined : () => setMended(answer),
  }
}
