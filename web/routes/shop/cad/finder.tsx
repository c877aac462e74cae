import { data, Form, redirect } from 'react-router'
import { perLocale } from '#contracts/locales.ts'
import { shopContext, siteContext } from '#web/app/context.ts'
import { filePaths, paths } from '#web/app/paths.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { Field } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { ToolPage } from '#web/shell/tool-page.tsx'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { findModel } from './find-model.server.ts'
import css from './finder.module.css'
import type { Route } from './+types/finder'

/** Characters of a field. The longest item numbers have half as many. */
const LONGEST = 60

export const handle = { caching: 'shared' } satisfies RouteHandle

/** Leads to the page of the model. 422 with the reason and a way on for a number without one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const get = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, LONGEST)
  const typed = { number: get('number'), length: get('length') }
  const query = new URLSearchParams(typed)
  const alternates = perLocale((locale) => addressOf(locale, searchParams.has('number') ? `?${query}` : ''))
  const sharePicture = { url: filePaths.sharePicture(getLocale(), 'cad'), alt: m.tools_cad_title() }
  if (!searchParams.has('number')) return { typed, alternates, missed: undefined, sharePicture }
  const found = await findModel(context.get(shopContext), typed, context.get(siteContext).listingLimit)
  if ('address' in found) throw redirect(found.address)
  return data({ typed, alternates, missed: found, sharePicture }, { status: 422 })
}

const addressOf = (locale: Parameters<typeof toolAddress>[0], query = ''): string =>
  `${toolAddress(locale, 'cad')}${query}`

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const isListed = location.search === ''
  return pageMeta({ title: m.tools_cad_title(), description: m.tools_cad_text(), root: matches[0], isListed })
}

export default function CadToolRoute({ loaderData: { typed, missed } }: Route.ComponentProps) {
  const locale = getLocale()
  return (
    <ToolPage title={m.tools_cad_title()} crumb={m.cad_crumb()} lede={m.tools_cad_text()}>
      {/* Another address has other texts in its fields. */}
      <Form
        key={`${typed.number} ${typed.length}`}
        method="get"
        action={addressOf(locale)}
        className={css.form}
        noValidate
      >
        <Field
          name="number"
          label={m.product_number()}
          autoComplete="off"
          maxLength={LONGEST}
          defaultValue={typed.number}
          error={missed?.error}
        />
        <Field
          name="length"
          label={m.tools_cut_length()}
          unit="mm"
          inputMode="numeric"
          maxLength={LONGEST}
          defaultValue={typed.length}
          hint={m.tools_cad_length_hint()}
        />
        <Button type="submit">{m.cad_apply()}</Button>
      </Form>
      {missed && (missed.nearest.length > 0 || missed.product) && (
        <section className={css.ways} aria-labelledby="ways">
          <h2 id="ways">{m.tools_cad_ways()}</h2>
          <ul className={css.found}>
            {missed.nearest.map((number) => (
              <li key={number}>
                <Link to={addressOf(locale, `?${new URLSearchParams({ ...typed, number })}`)}>{number}</Link>
              </li>
            ))}
            {missed.product && (
              <li>
                <Link to={missed.product.address}>{missed.product.name}</Link>
              </li>
            )}
          </ul>
        </section>
      )}
      <p className={css.shop}>
        {m.tools_cad_shop()}
        <Link to={paths.shop(locale)}>
          {m.tools_cad_shop_link()}
          <Icon name="arrow-right" small />
        </Link>
      </p>
    </ToolPage>
  )
}
