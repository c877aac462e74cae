import { redirect, type RouterContextProvider } from 'react-router'
import { attachmentsContext, sessionContext, shopContext, shopForLocaleContext } from '#web/app/context.ts'
import { readSignedIn } from '#web/customer/account/require-customer.server.ts'
import { runFormAction } from '#web/forms/action/form-action.server.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { openedLink, readOpenedRequest } from '#web/quote-request/opened-quote-request.server.ts'
import { readOwnRequest } from '#web/quote-request/read-quote-requests.server.ts'
import { requestAgain } from '#web/quote-request/again/request-again.server.ts'
import { REQUEST_AGAIN } from '#web/quote-request/again/request-again.ts'
import { requestPaths } from '#web/app/paths.ts'
import { toShownRequest } from '#web/quote-request/shown-quote-request.ts'
import { makeAccount, openLink } from './link-actions.server.ts'
import { GUEST_ACCOUNT_FORM } from './link-form.ts'

type Context = Readonly<RouterContextProvider>

/** The shop without the visitor's context: a guest of it would see only own requests. */
const anonymous = (context: Context) => context.get(shopForLocaleContext)(getLocale())

/** A signed-in customer goes to the account to see an own request. Others enter address and zip code first. */
export async function loadLinkedRequest(context: Context, code: string) {
  const own = (await readSignedIn(context)) && (await readOwnRequest(context.get(shopContext), 'deepLinkCode', code))
  if (own) throw redirect(requestPaths.past(getLocale(), own.id))
  const screen = 'linked' as const
  const order = await readOpenedRequest(anonymous(context), context.get(sessionContext), code)
  if (order === undefined) return { screen, opened: undefined }
  const attachments = (await context.get(attachmentsContext)?.ofRequest(order.id)) ?? []
  return { screen, opened: { shown: toShownRequest(order), attachments, page: requestPaths.linked(getLocale(), code) } }
}

/** Opens it, requests it again, or makes an account of its guest. */
export async function linkedRequestAction(context: Context, request: Request, code: string) {
  const posted = await readForm(request)
  const session = context.get(sessionContext)
  const intent = posted.get('intent')
  if (intent === REQUEST_AGAIN.id)
    return runFormAction(
      requestAgain(() => readOpenedRequest(anonymous(context), session, code)),
      posted,
      context,
    )
  if (intent === GUEST_ACCOUNT_FORM.id) return runFormAction(makeAccount(openedLink(session, code)), posted, context)
  return runFormAction(openLink(code), posted, context)
}
