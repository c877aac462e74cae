import type { Answer } from '#doctor/ask.ts'
import { errorOf, type Finding } from '#doctor/finding.ts'
import { codesOfRefusal } from './shop-facts.ts'

const KEY_REFUSED = new Set(['FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND', 'FRAMEWORK__API_INVALID_ACCESS_KEY'])
const SET_URL = 'Set SHOP_URL to the address of the Store API, which ends with /store-api.'
const MAINTENANCE = 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE'

/** Why the first request to a shop failed; undefined if it succeeded. */
export function refusalFinding(answer: Answer, url: string, isDemoKey: boolean): Finding | undefined {
  const codes = codesOfRefusal(answer.json)
  const words = wordsOf(answer)
  if (answer.status >= 300 && answer.status < 400)
    return errorOf(
      `The shop redirects to ${answer.location ?? 'another address'} (${answer.status}).`,
      answer.location?.includes('/store-api')
        ? 'Set SHOP_URL to the address that it redirects to, up to /store-api.'
        : SET_URL,
    )
  if (codes.some((code) => KEY_REFUSED.has(code)))
    return errorOf(
      `The shop refuses the access key (${words}).`,
      isDemoKey
        ? 'Set SHOP_ACCESS_KEY, which is unset: copy it from the sales channel in the Shopware (API access).'
        : 'Copy the key of an active sales channel from the Shopware (API access) to SHOP_ACCESS_KEY.',
    )
  if (codes.includes(MAINTENANCE))
    return errorOf(
      'The sales channel is in maintenance mode, so all shop pages say that the shop is not available.',
      'End the maintenance mode of the sales channel in the Shopware, or allow the address of this machine there.',
    )
  if (!answer.isJson)
    return errorOf(
      `What answers at ${url} is no Store API: the response to /context is not JSON (${answer.status}).`,
      SET_URL,
    )
  if (answer.status === 401 || answer.status === 403)
    return errorOf(
      `The shop refuses this machine (${words}).`,
      'Allow this machine to ask SHOP_URL without a password: a protected test system refuses the site, too.',
    )
  if (answer.status === 404) return errorOf(`There is no Store API at ${url} (${words}).`, SET_URL)
  if (answer.status >= 400)
    return errorOf(`The shop fails (${words}).`, "Look at the Shopware's log, var/log, and correct SHOP_URL if needed.")
  return undefined
}

/** Name of the part that the shop's response lacks. */
export const failureFindings = (answers: Record<string, Answer>): Finding[] =>
  Object.entries(answers)
    .filter(([, { status, isJson }]) => status >= 300 || (!isJson && status !== 204))
    .map(([name, answer]) =>
      errorOf(
        `The shop does not tell its ${name} (${wordsOf(answer)}).`,
        "Look at the Shopware's log, var/log: plugins may have changed the Store API at SHOP_URL.",
      ),
    )

/** Status and codes of a refusal: `412 FRAMEWORK__…`. */
const wordsOf = ({ status, json }: Answer): string =>
  [status, ...codesOfRefusal(json).filter((code) => code !== '' && code !== '0')].join(' ')
