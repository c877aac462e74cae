import { data } from 'react-router'
import { BodyError, type BodyProblem } from '#bodies/bounded-body.server.ts'

const STATUS = { 'too-large': 413, broken: 400 } as const satisfies Record<BodyProblem, number>

/** The error page for a form that no page of ours sends. */
export const refuseForm = (status: 400 | 413 | 415) => data({ code: status }, { status })

/** The error page for a body that could not be read. */
export const bodyRefusal = (problem: BodyProblem) => refuseForm(STATUS[problem])

/** Turns the error of a body into the page that says so. Any other error is thrown again. */
export function refuseBody(error: unknown): never {
  throw error instanceof BodyError ? bodyRefusal(error.problem) : error
}
