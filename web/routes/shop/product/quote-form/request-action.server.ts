import { data, redirect } from 'react-router'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { m } from '#web/i18n/messages.ts'
import { countPieces } from '#web/session/count-pieces.ts'
import type { Session } from '#web/session/session.server.ts'
import { addToCart } from '#web/cart/add-to-cart.server.ts'
import { readFormToken } from '#web/places/form-token.tsx'
import { changeRows, MOST_ROWS } from '#web/tools/cut-length/cut-rows.ts'
import { checkRequest } from './check-request.ts'
import { readTogether } from '#web/routes/shop/product/accessories/together.server.ts'
import { ADD_TOGETHER } from '#web/routes/shop/product/accessories/together.ts'
import { loadVariants } from '#web/routes/shop/product/load-product.server.ts'
import type { RequestAnswer } from './request-answer.ts'
import { CHOOSE, readTypedRequest, type TypedRequest, WITH_SCRIPTS } from './typed-request.ts'

type Back = (variant?: string) => string

/** Puts what the form says into the cart. `back` is the page to return to. Unreachable services are thrown. */
export async function answerRequest(
  form: FormData,
  {
    shop,
    session,
    productId,
    limit,
    back,
  }: {
    shop: ShopClient
    session: Session
    productId: string
    limit: number
    back: Back
  },
) {
  const typed = readTypedRequest(form)
  const intent = String(form.get('intent') ?? '')
  if (intent === ADD_TOGETHER) return addTogether(form, typed, shop, session, back)
  const rows = changeRows(typed.cuts, intent)
  const cuts = rows ?? typed.cuts
  if (cuts.length > MOST_ROWS)
    return data<RequestAnswer>(
      { typed: { ...typed, cuts: cuts.slice(0, MOST_ROWS) }, faults: { tooManyCuts: true } },
      { status: 422 },
    )
  if (rows || intent === CHOOSE) return data<RequestAnswer>({ typed: { ...typed, cuts } })

  const { variants, cProfiles } = await loadVariants(shop, productId, limit)
  const isCut = (id: string) => cProfiles.some((profile) => profile.id === id && profile.isCut)
  const { faults, inputs } = checkRequest(typed, variants, isCut)
  if (faults) return data<RequestAnswer>({ typed, faults }, { status: 422 })

  const result = await addToCart(shop, inputs, visitorOf(form, session))
  if (!result.added) return data<RequestAnswer>({ typed, refused: result.reasons }, { status: 422 })
  session.cartCount = countPieces(result.cart)
  if (form.has(WITH_SCRIPTS)) return data<RequestAnswer>({ typed, added: typed.variant })
  session.flash(m.product_added({ name: typed.variant }))
  throw redirect(back(typed.variant), 303)
}

const visitorOf = (form: FormData, { contextToken }: Session) => ({ contextToken, formToken: readFormToken(form) })

async function addTogether(form: FormData, typed: TypedRequest, shop: ShopClient, session: Session, back: Back) {
  const read = readTogether(form)
  if ('fault' in read) return data<RequestAnswer>({ typed, together: { problems: [read.fault] } }, { status: 422 })
  const result = await addToCart(shop, read.inputs, visitorOf(form, session))
  if (!result.added) {
    const problems = [m.product_add_failed(), ...result.reasons]
    return data<RequestAnswer>({ typed, together: { problems } }, { status: 422 })
  }
  session.cartCount = countPieces(result.cart)
  const count = read.inputs.length
  if (form.has(WITH_SCRIPTS)) return data<RequestAnswer>({ typed, together: { added: count } })
  session.flash(m.product_added_together({ count }))
  throw redirect(back(), 303)
}
