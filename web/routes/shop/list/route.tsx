import { type ReactNode, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { LARGEST_TOGETHER } from '#contracts/attachments/attachments.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { readListFile } from '#web/cart/list-entry/read-list-file.server.ts'
import { ListFields } from '#web/cart/list-entry/list-fields.tsx'
import {
  ADD_LIST,
  CHECK_LIST,
  LARGEST_LIST_FIELDS,
  LARGEST_LIST_FILE,
  LIST_FILE,
  LIST_FORM,
  LIST_TEXT,
  listLabelOf,
} from '#web/cart/list-entry/list-form.ts'
import layout from '#web/quote-request/quote-request-layout.module.css'
import { runFormAction, formHeaders } from '#web/forms/action/form-action.server.ts'
import { FormErrors } from '#web/forms/form-errors.tsx'
import { catchNetworkError, networkErrorResult } from '#web/forms/network-error.ts'
import { type FormBounds, readForm } from '#web/forms/action/read-form.server.ts'
import { UnsentForm } from '#web/forms/unsent/unsent-form.tsx'
import { m } from '#web/i18n/messages.ts'
import { FormToken } from '#web/places/form-token.tsx'
import { ErrorPage } from '#web/shell/errors/error-page.tsx'
import { knownError } from '#web/app/known-error.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { listAction } from './list-action.server.ts'
import css from './route.module.css'
import type { Route } from './+types/route'

const ListReport = lazyPart(async () => (await import('./list-report.tsx')).ListReport)
const ColumnChoices = lazyPart(async () => (await import('./column-choices.tsx')).ColumnChoices)
const SheetChoices = lazyPart(async () => (await import('./sheet-choices.tsx')).SheetChoices)
const KeptSection = lazyPart(async () => (await import('./kept/kept-section.tsx')).KeptSection)

export const handle = {
  caching: 'shared',
  listed: false,
  takesFiles: 'large',
  otherLanguages: 'same path',
} satisfies RouteHandle

/** A file that is too large is read in part: it is named, and the lines beside it stay. */
const BOUNDS: FormBounds = {
  largest: LARGEST_LIST_FIELDS,
  file: { largestForm: LARGEST_TOGETHER, largest: LARGEST_LIST_FILE, read: readListFile },
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  runFormAction(listAction, await readForm(request, BOUNDS), context)

export const headers = formHeaders

export const clientAction = (args: Route.ClientActionArgs) =>
  catchNetworkError(args, (posted) => networkErrorResult(LIST_FORM, posted))

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({ title: m.list_title(), root: matches[0] })
}

export default function ListEntry({ actionData: result }: Route.ComponentProps) {
  const intent = useNavigation().formData?.get('intent')
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { asked, sheets, notes } = result?.done ?? {}
  const isAsked = Boolean(asked || sheets)
  const done = isAsked ? undefined : result?.done
  const ready = done?.positions ?? 0
  const hasWrong = done?.lines.some(({ problem }) => problem) ?? false
  return (
    <div className={`wrap ${layout.page}`}>
      <h1>{m.list_title()}</h1>
      <p className={css.lede}>{m.list_lede()}</p>
      <FormErrors labelOf={listLabelOf} result={result} />
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        className={css.form}
        onChange={({ currentTarget, target }) => {
          // A chosen file is checked at once.
          if (target instanceof HTMLInputElement && target.name === LIST_FILE && target.value !== '')
            void submit(currentTarget)
        }}
      >
        <FormToken success={done?.added ? done : undefined} />
        {/* The first button of a form is the one that the Enter key presses. */}
        <button type="submit" name="intent" value={CHECK_LIST} className="vh" tabIndex={-1} aria-hidden="true" />
        {asked && <ColumnChoices asked={asked} notes={notes} />}
        {sheets && <SheetChoices offered={sheets} />}
        {done && <ListReport {...done} />}
        <div className={css.actions} data-checked={done ? '' : undefined}>
          {ready > 0 && (
            <Button type="submit" name="intent" value={ADD_LIST} busy={intent === ADD_LIST}>
              {m.list_add({ count: ready })}
            </Button>
          )}
          {hasWrong && (
            <Button variant="line" type="submit" name="intent" value={CHECK_LIST} busy={intent === CHECK_LIST}>
              {m.list_check_again()}
            </Button>
          )}
        </div>
        <Entry isOpen={!done && !isAsked} summary={isAsked ? m.list_more_lines() : m.list_edit_text()}>
          {/* A new text comes with each response. */}
          <ListFields
            key={result?.values.text}
            text={result?.values.text}
            error={result?.errors[LIST_TEXT]}
            fileError={result?.errors[LIST_FILE]}
            rows={done || isAsked ? 6 : 10}
          />
          <Button
            type="submit"
            name="intent"
            value={CHECK_LIST}
            variant={done || isAsked ? 'line' : 'primary'}
            busy={intent === CHECK_LIST}
          >
            {m.list_check()}
          </Button>
        </Entry>
      </Form>
      <KeptSection form={form} />
    </div>
  )
}

/** The text is part of the form after the list was checked, too: it holds the lines. */
const Entry = ({ isOpen, summary, children }: { isOpen: boolean; summary: string; children: ReactNode }) =>
  isOpen ? (
    <div className={css.entry}>{children}</div>
  ) : (
    <details className={css.details}>
      <summary>{summary}</summary>
      <div className={css.entry}>{children}</div>
    </details>
  )

/** With the lines as they were sent: nothing is lost when the shop does not respond. */
export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  const unsent = actionData?.unsent
  return <ErrorPage {...knownError(error)}>{unsent && <UnsentForm fields={unsent} />}</ErrorPage>
}
