import { data } from 'react-router'
import { isNotMade } from './known-error.ts'

/**
 * The server's part of an action; where its answer does not reach the browser, `otherwise` is what the page shows
 * beside what was typed. What the server answers, errors too, stays as it is.
 */
export async function orWhenLost<Answer, Otherwise>(serverAction: () => Promise<Answer>, otherwise: () => Otherwise) {
  try {
    return await serverAction()
  } catch (error) {
    // What `fetch` throws when there is no answer; and a server that had no time for the form.
    if (error instanceof TypeError || isNotMade(error)) return data(otherwise(), { status: 503 })
    throw error
  }
}
