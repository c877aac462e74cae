export type JsonObject = Record<string, unknown>

/** A request to the stand-in with its body read. */
export interface StandInCall {
  method: string
  /** Below `/store-api`, with its query. */
  path: string
  headers: Headers
  body: JsonObject
}

export interface StandInAnswer {
  status: number
  headers: Headers
  /** Undefined without a body. */
  json: unknown
}

export type AnswerCall = (call: StandInCall) => Promise<StandInAnswer>

/** Something that a Shopware does differently from the embedded shop: wraps the function that responds. */
export type ShopwareTrait = (answer: AnswerCall) => AnswerCall

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Elements of a list that are objects; none for anything else. */
export const jsonObjectsIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : [])

/** Whether the call is one of an operation as the contract spells it: `POST /product/{productId}`. */
export function isOperation({ method, path }: StandInCall, operation: string): boolean {
  const [verb = '', template = ''] = operation.split(' ')
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`)
  return method === verb && pattern.test(path.split('?', 1)[0] ?? '')
}

/** Changes every struct of a response in place, inner ones first. */
export function changeStructs(value: unknown, change: (alias: string, struct: JsonObject) => void): void {
  if (Array.isArray(value)) for (const item of value) changeStructs(item, change)
  if (!isJsonObject(value)) return
  for (const child of Object.values(value)) changeStructs(child, change)
  if (typeof value['apiAlias'] === 'string') change(value['apiAlias'], value)
}

/** A trait that changes the structs of all responses. */
export const changingStructs =
  (change: (alias: string, struct: JsonObject) => void): ShopwareTrait =>
  (answer) =>
  async (call) => {
    const given = await answer(call)
    changeStructs(given.json, change)
    return given
  }

/** A trait that changes the call before any handler sees it. */
export const changingCalls =
  (change: (call: StandInCall) => StandInCall): ShopwareTrait =>
  (answer) =>
  (call) =>
    answer(change(call))

/** A rejection in the error envelope of the Store API. */
export const refusalAnswer = (
  { headers }: StandInCall,
  status: number,
  code: string,
  detail: string,
  parameters: JsonObject | [] = [],
): StandInAnswer => ({
  status,
  headers: new Headers([...headers].filter(([name]) => name === 'sw-context-token')),
  json: { errors: [{ status: String(status), code, title: 'Error', detail, meta: { parameters } }] },
})
