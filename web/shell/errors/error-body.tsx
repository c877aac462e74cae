import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { Company } from '#contracts/company.ts'
import { isLocale, isRedirectLocale, languageTag } from '#contracts/locales.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { paths, searchPath } from '#web/app/paths.ts'
import { telephone } from '#web/people/telephone.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import css from './error-page.module.css'
import chainDrawing from './error-500.svg?no-inline'
import guideDrawing from './error-404.svg?no-inline'
import railDrawing from './error-8503.svg?no-inline'
import { ErrorLanguages } from './error-languages.tsx'
import { ERROR_TEXTS, type ErrorTexts } from './error-texts.ts'
import type { KnownError } from '#web/app/known-error.ts'
import { Field } from '#web/forms/field.tsx'

export interface ErrorPageProps extends KnownError {
  /** Replaces our own title and text if the content system has a page for this status. */
  title?: string
  /** Suggestions for this error, besides the usual links. */
  children?: ReactNode
}

const DRAWINGS = {
  notFound: { source: guideDrawing, width: 1020, height: 686 },
  notTranslated: { source: guideDrawing, width: 1020, height: 686 },
  shopUnavailable: { source: railDrawing, width: 683, height: 510 },
  failure: { source: chainDrawing, width: 510, height: 334 },
  busy: { source: chainDrawing, width: 510, height: 334 },
  badRequest: { source: guideDrawing, width: 1020, height: 686 },
  foreignForm: { source: chainDrawing, width: 510, height: 334 },
  members: { source: chainDrawing, width: 510, height: 334 },
  linkEnded: { source: chainDrawing, width: 510, height: 334 },
  formTooLarge: { source: guideDrawing, width: 1020, height: 686 },
} as const satisfies Partial<Record<keyof ErrorTexts, unknown>>

/** Texts for rejected requests, by status. */
const REFUSED: Partial<Record<number, keyof typeof DRAWINGS>> = {
  400: 'badRequest',
  403: 'foreignForm',
  405: 'badRequest',
  410: 'linkEnded',
  413: 'formTooLarge',
  414: 'badRequest',
  415: 'badRequest',
}

/** Texts of statuses that have another text where a request was rejected. */
const OPENED: typeof REFUSED = {
  401: 'members',
  403: 'members',
  410: 'notFound',
  429: 'busy',
}

function kindOf({ code, alternates, busy, isAbsent, isOpened }: ErrorPageProps): keyof typeof DRAWINGS {
  if (busy) return 'busy'
  if (code === 8503) return 'shopUnavailable'
  if (code === 403 && isAbsent) return 'members'
  if (code === 404 || isAbsent) return alternates ? 'notTranslated' : 'notFound'
  if (isOpened) return OPENED[code] ?? REFUSED[code] ?? (code < 500 ? 'badRequest' : 'failure')
  return REFUSED[code] ?? 'failure'
}

/** The texts and the drawing of an error. The gap in the drawing shows the error: a piece of the guide, a link of the chain. */
export function ErrorBody(props: ErrorPageProps) {
  const { code, locale: errorLocale, site } = props
  const locale = isLocale(errorLocale) || isRedirectLocale(errorLocale) ? errorLocale : getLocale()
  const texts = ERROR_TEXTS[locale]
  const kind = kindOf(props)
  const drawing = DRAWINGS[kind]
  // Missing in a language that the frame does not have.
  const isLost = (code === 404 || props.isAbsent) && errorLocale === undefined
  const title = props.title || texts[kind].title
  return (
    <div className={classNames('wrap', css.page, props.title && css.continued)} lang={languageTag(locale)}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div>
        <p className={css.code}>{code}</p>
        <h1>{title}</h1>
        {!props.title && <p className={`lede ${css.text}`}>{texts[kind].text}</p>}
        {props.reference && (
          <p className={css.text}>
            {texts.reference} <strong translate="no">{props.reference}</strong>
          </p>
        )}
        {kind === 'notTranslated' && props.alternates && (
          <ErrorLanguages label={texts.languages} alternates={props.alternates} />
        )}
        {props.children && <div className={css.actions}>{props.children}</div>}
        <div className={css.actions} data-print="no">
          {isLocale(locale) ? (
            <>
              <ButtonLink to={paths.home(locale)}>{texts.home}</ButtonLink>
              <SecondWay kind={kind} texts={texts} shop={paths.shop(locale)} />
            </>
          ) : (
            <ButtonLink to={site ?? paths.home(getLocale())}>{texts.home}</ButtonLink>
          )}
        </div>
        {/* A language without full text searches in the language of the frame. */}
        <ErrorSearch texts={texts.search} action={searchPath(isLocale(locale) ? locale : getLocale())} />
        {isLost && <OtherWays />}
      </div>
      <img className={css.drawing} src={drawing.source} width={drawing.width} height={drawing.height} alt="" />
    </div>
  )
}

function SecondWay({ kind, texts, shop }: { kind: keyof typeof DRAWINGS; texts: ErrorTexts; shop: string }) {
  const { pathname, search } = useLocation()
  if (kind === 'failure' || kind === 'busy') {
    return (
      <ButtonLink variant="line" to={pathname + search} reloadDocument>
        {texts.again}
      </ButtonLink>
    )
  }
  if (kind === 'shopUnavailable') {
    return (
      <ButtonLink variant="line" to="#contact">
        {texts.contact}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink variant="line" to={shop}>
      {texts.shop}
    </ButtonLink>
  )
}

/** For a visitor with a question. */
function OtherWays() {
  const phone = useRouteLoaderData<{ company: Company }>('root')?.company.phone
  return (
    <div className={css.ways}>
      {phone && (
        <p>
          {m.shell_advice()} <a href={telephone(phone)}>{phone}</a>
        </p>
      )}
    </div>
  )
}

interface ErrorSearchProps {
  texts: ErrorTexts['search']
  /** Path of the search in a language that has one. */
  action: string
}

/** A way on from every error: a plain form, which needs no scripts and no data. */
const ErrorSearch = ({ texts, action }: ErrorSearchProps) => (
  <form role="search" method="get" action={action} className={css.search} data-print="no">
    <Field id="error-term" label={texts.label} name="term" type="search" maxLength={200} autoComplete="off" />
    <Button type="submit" variant="line">
      {texts.button}
    </Button>
  </form>
)
