import { z } from 'zod'
import { sessionContext, shopContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { MOST_KEPT } from '#contracts/shop/kept-lists.ts'
import { LONGEST_LIST_NAME } from '#web/customer/kept-lists/kept-lists.ts'
import { changeStoredLists, readListOwner, readStoredLists } from '#web/customer/kept-lists/stored-lists.server.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import type { Route } from './+types/kept-lists'

export const handle = { caching: 'never' } satisfies RouteHandle

/** Bytes: all lists of a device. */
const LARGEST_CHANGE = 1024 * 1024

const name = z.string().trim().min(1).max(LONGEST_LIST_NAME)
const list = z.object({ name, text: z.string().min(1) })
const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('keep'), list }),
  z.object({ kind: z.literal('rename'), name, to: name }),
  z.object({ kind: z.literal('remove'), name }),
  z.object({ kind: z.literal('take'), lists: z.array(list).max(MOST_KEPT) }),
])
const postSchema = z.object({
  customer: z.string(),
  change: z
    .string()
    .transform((text, { issues }) => {
      try {
        return JSON.parse(text) as unknown
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error
        issues.push({ code: 'custom', message: 'no JSON', input: text })
        return z.NEVER
      }
    })
    .pipe(changeSchema),
})

const respond = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
/** Without a sign-in, lists are on the device. */
const nobody = (status?: number) => respond({ customer: null, lists: [] }, status)

/** The lists in the account of a signed-in customer. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(sessionContext).isSignedIn) return nobody()
  const owner = await readListOwner(context.get(shopContext))
  return owner ? respond({ customer: owner.id, lists: readStoredLists(owner) }) : nobody()
}

/**
 * Changes them: `customer` is the one for whom they were shown, `change` a ListChange as JSON. 401 without a sign-in, 409
 * with the lists of the customer who has signed in since, 422 with a reason.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request, { largest: LARGEST_CHANGE })
  const { data: given } = postSchema.safeParse(Object.fromEntries(posted))
  if (given === undefined) return new Response(null, { status: 400 })
  const shop = context.get(shopContext)
  const owner = context.get(sessionContext).contextToken === undefined ? null : await readListOwner(shop)
  if (owner === null) return nobody(401)
  if (owner.id !== given.customer) return respond({ customer: owner.id, lists: readStoredLists(owner) }, 409)
  const changed = await changeStoredLists(shop, owner, given.change)
  if (typeof changed === 'string') return respond({ refusal: changed }, 422)
  return respond({ customer: owner.id, ...changed })
}
