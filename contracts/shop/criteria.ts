/** The part of the Store API's criteria grammar that both sides use. */
export type Filter =
  | { type: 'equals'; field: string; value: string | number | boolean | null }
  | { type: 'equalsAny' | 'equalsAll'; field: string; value: string | (string | number)[] }
  | { type: 'contains' | 'prefix' | 'suffix'; field: string; value: string }
  | {
      type: 'range'
      field: string
      parameters: { gt?: number | string; gte?: number | string; lt?: number | string; lte?: number | string }
    }
  | { type: 'multi'; operator: 'and' | 'or' | 'AND' | 'OR'; queries: Filter[] }
  | { type: 'and' | 'or' | 'nand' | 'nor'; queries: Filter[] }
  | { type: 'not'; operator?: 'and' | 'or' | 'AND' | 'OR'; queries: Filter[] }

export interface Sort {
  field: string
  order?: 'ASC' | 'DESC'
  naturalSorting?: boolean
}

/** Properties to return per `apiAlias`. Other properties of the type are left out. */
export type Includes = Record<string, string[]>

export interface Criteria {
  page?: number
  limit?: number
  ids?: string[]
  filter?: Filter[]
  sort?: Sort[]
  associations?: Associations
  includes?: Includes
  'total-count-mode'?: 'none' | 'exact' | 'next-pages' | 0 | 1 | 2
}

export interface Associations {
  [name: string]: Criteria
}

export interface SearchResult<Element> {
  entity: string
  total: number
  page: number
  limit: number | null
  elements: Element[]
  /** An empty object is `[]` in JSON. */
  aggregations: Record<string, unknown> | []
}
