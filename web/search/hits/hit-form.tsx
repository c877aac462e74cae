import { type ReactNode, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { FormToken } from '#web/places/form-token.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { AddedHitsContext } from './add-hit.tsx'
import { type AddHitResult, HIT_NUMBER, HIT_WITH_SCRIPTS } from './add-hit-form.ts'

/**
 * Around hits that can go into the request. With scripts the page stays as it is; without them the action leads back.
 * @param action address of the search.
 * @param result of the form without scripts.
 */
export function HitForm({
  action,
  result: sent,
  children,
}: {
  action: string
  result?: AddHitResult | undefined
  children: ReactNode
}) {
  const fetcher = useFetcher<AddHitResult>()
  const isHydrated = useHydrated()
  const result = fetcher.data ?? sent
  const done = result?.done
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  if (done !== undefined && !added.has(done)) setAdded(new Set([...added, done]))
  const adding = fetcher.formData?.get(HIT_NUMBER)?.toString()
  const state = useMemo(() => ({ added, adding }), [added, adding])
  return (
    <fetcher.Form method="post" action={action}>
      {isHydrated && <input type="hidden" name={HIT_WITH_SCRIPTS} value="1" />}
      <FormToken success={done !== undefined && result} />
      {result?.notice && (
        <Notice tone={result.status === 200 ? 'warn' : 'error'} title={result.notice}>
          {result.reasons?.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      <AddedHitsContext value={state}>{children}</AddedHitsContext>
    </fetcher.Form>
  )
}
