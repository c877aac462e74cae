import { readIncludes } from '#backend/http/includes.ts'

/** What a request asks of an entity, so that nothing is read that is left out in the end. */
export interface Wanted {
  /** True unless `includes` of this entity leaves the property out. */
  property(name: string): boolean
  /** True when the association was asked for and is not left out again. */
  association(name: string): boolean
  /** True when `associations` nests the second in the first: `options.group`. */
  nested(name: string, below: string): boolean
}

interface Asking {
  associations?: object | undefined
  includes?: unknown
}

/**
 * Reads a request's `associations` and `includes`.
 * @param always associations that the route adds by itself.
 */
export function wantedOf(alias: string, { associations = {}, includes }: Asking, always: string[] = []): Wanted {
  const names = readIncludes(includes)[alias]
  const property = (name: string) =>
    names === undefined || names.some((listed) => listed === name || listed.startsWith(`${name}.`))
  const asked = associations as Record<string, { associations?: object } | undefined>
  return {
    property,
    association: (name) => (always.includes(name) || Object.hasOwn(asked, name)) && property(name),
    nested: (name, below) => Object.hasOwn(asked[name]?.associations ?? {}, below),
  }
}
