/** One line of a contract: the parts of a call and its response. */
export interface Operation {
  path?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: unknown
  response: unknown
}

/** A contract is a table keyed by method and path: `'POST /product/{id}'`. */
export type Contract<C> = { [K in keyof C]: Operation }

/** The parts that a caller passes; nothing for an operation without input. */
export type OperationInput<O> = Omit<O, 'response'>

/** The embedded service: one handler for every operation, none missing, none misspelt. */
export type Handlers<C extends Contract<C>, Context> = {
  [K in keyof C]: (given: OperationInput<C[K]>, context: Context) => Promise<C[K]['response']>
}
