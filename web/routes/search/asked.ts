import { noteSearchContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { askedSearchSchema } from '#contracts/search/asked-search.ts'
import { readForm } from '#web/forms/action/read-form.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { Route } from './+types/asked'

export const handle = { caching: 'never' } satisfies RouteHandle

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

/** A search that a visitor has ended, for the company's report. Nothing of the visitor comes with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = askedSearchSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!asked.success) return new Response(null, { status: 422 })
  context.get(noteSearchContext)(getLocale(), asked.data)
  return new Response(null, { status: 204 })
}
