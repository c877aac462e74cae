import { languageTag, type Locale } from '#contracts/locales.ts'
import type { Operation, OperationInput } from '#contracts/operation.ts'
import {
  ACCESS_KEY,
  CONTEXT_TOKEN,
  IDEMPOTENCY_KEY,
  INCLUDE_SEO_URLS,
  LANGUAGE_ID,
  OWN_PAGES,
  READS_FACTS,
} from '#contracts/shop/headers.ts'
import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'
import type { ShopOperations } from '#contracts/shop/operations.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import { callService, type Endpoint } from './call.server.ts'
import { findMissingPart } from './shop-response.server.ts'
import { withWholeFields } from './whole-fields.ts'

type Name = keyof ShopOperations & string

interface ShopOptions {
  /** See {@link IDEMPOTENCY_KEY}. */
  idempotencyKey?: string | undefined
}

/** One object: path, query and body of the operation, and the options. Omitted if none is needed. */
type ShopCall<O> =
  Record<never, never> extends OperationInput<O>
    ? [call?: OperationInput<O> & ShopOptions]
    : [call: OperationInput<O> & ShopOptions]

/**
 * Calls the shop.
 * @throws ServiceFailure with the shop's own error codes.
 */
export type ShopClient = <K extends Name>(
  operation: K,
  ...call: ShopCall<ShopOperations[K]>
) => Promise<ShopOperations[K]['response']>

/** The visitor's part of a call: the token to send, and the place for a new one. */
export interface ShopVisitor {
  contextToken: string | undefined
}

export interface ShopSettings {
  accessKey: string
  languageIds: Record<Locale, string>
}

/** A client for one request: one language, one visitor. */
export function createShopClient(
  endpoint: Endpoint,
  settings: ShopSettings,
  locale: Locale,
  visitor: ShopVisitor,
): ShopClient {
  function shop<K extends Name>(
    operation: K,
    ...call: ShopCall<ShopOperations[K]>
  ): Promise<ShopOperations[K]['response']>
  async function shop(operation: Name, { idempotencyKey, ...given }: Partial<Operation> & ShopOptions = {}) {
    const { json, response } = await callService(endpoint, {
      service: 'shop',
      operation,
      kind: SHOP_TRAITS[operation].kind === 'write' ? 'change' : 'read',
      ...given,
      ...(endpoint.isRemote && { body: withWholeFields(given.body) }),
      headers: {
        [ACCESS_KEY]: settings.accessKey,
        [LANGUAGE_ID]: settings.languageIds[locale],
        [INCLUDE_SEO_URLS]: 'true',
        [READS_FACTS]: 'true',
        ...(endpoint.isRemote ? {} : { [OWN_PAGES]: 'true' }),
        'accept-language': languageTag(locale),
        ...(visitor.contextToken ? { [CONTEXT_TOKEN]: visitor.contextToken } : {}),
        ...(idempotencyKey ? { [IDEMPOTENCY_KEY]: idempotencyKey } : {}),
      },
    }).catch((error: unknown) => {
      throw isWrongLanguage(error) ? nameLanguageId(error, locale, settings.languageIds[locale]) : error
    })
    // The embedded shop's responses are held to the same by its contract suite.
    const missing = endpoint.isRemote ? findMissingPart(operation, json, given) : undefined
    if (missing !== undefined) {
      const reason = new Error(`Its response${missing} is missing, or not what pages need.`)
      throw new ServiceFailure({ service: 'shop', operation, kind: 'malformed', status: 502, errors: [] }, reason)
    }
    // The token in other responses to an anonymous visitor is dropped, so that pages stay cacheable.
    const token = response.headers.get(CONTEXT_TOKEN)
    if (token && (visitor.contextToken || SHOP_TRAITS[operation].beginsSession)) visitor.contextToken = token
    return json
  }
  return shop
}

/** The shop has no such language, or not in this sales channel. */
const WRONG_LANGUAGE = ['SYSTEM__LANGUAGE_NOT_FOUND', 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION']
const isWrongLanguage = (error: unknown): error is ServiceFailure =>
  error instanceof ServiceFailure && WRONG_LANGUAGE.some((code) => error.has(code))

/** The failure with the setting that caused it, for the log. */
const nameLanguageId = ({ failure }: ServiceFailure, locale: Locale, id: string): ServiceFailure =>
  new ServiceFailure(
    failure,
    new Error(`The sales channel has no language ${id}, which SHOP_LANGUAGE_IDS has for ${locale}.`),
  )
