import { expect, test } from 'vitest'
import { newAddress, registerOn } from '#test/support/account-visitor.ts'
import { describeOnEachDeployment } from '#test/support/deployment.ts'
import { openForm, submitForm, type PageForm } from '#test/support/page-form.ts'
import { confirmedNumber, type Visitor } from '#test/support/visitor.ts'
import { printFigures } from './figures.ts'
import { addPieceByForm, CHECKOUT, CONFIRMATION, goToSummaryByForms, openSummary, toRedirectTarget } from './journey.ts'
import { countMails, mailsOf, readRequests } from './stored-requests.ts'

const TIMES = 200

/** Goes to the summary, ready to be sent. */
const VISITORS: Record<string, (visitor: Visitor, email: string) => Promise<PageForm>> = {
  'a guest': goToSummaryByForms,
  'a signed-in customer': async (visitor, email) => {
    toRedirectTarget(await registerOn(visitor, email))
    await addPieceByForm(visitor)
    toRedirectTarget(await submitForm(visitor, await openForm(visitor, CHECKOUT, 'billing')))
    return openSummary(visitor)
  },
}

describeOnEachDeployment(`${TIMES} equal submissions at once`, (deploy, kind) => {
  test('make one quote request, for a guest and for a signed-in customer', async () => {
    const deployment = await deploy({ CONFIRM_REGISTRATIONS: 'off' })
    try {
      const sent: { email: string; number: string | undefined }[] = []
      const figures: Record<string, string | number>[] = []
      for (const [name, goToSummary] of Object.entries(VISITORS)) {
        const [visitor, email] = [deployment.visitor(), newAddress()]
        const form = await goToSummary(visitor, email)
        const responses = await Promise.all(Array.from({ length: TIMES }, () => submitForm(visitor.clone(), form)))
        // The gate refuses what would wait for more than a second; nothing else may happen.
        const refused = responses.filter(({ status }) => status === 503)
        const confirmed = responses.filter(({ status }) => status !== 503)
        expect(new Set(confirmed.map(toRedirectTarget))).toEqual(new Set([CONFIRMATION]))
        // The browser that learnt nothing sends its form again.
        expect(toRedirectTarget(await submitForm(visitor, form))).toBe(CONFIRMATION)
        sent.push({ email, number: await confirmedNumber(visitor) })
        figures.push({ visitor: name, confirmed: confirmed.length, refused: refused.length })
      }
      const files = await mailsOf(deployment, sent.length * 2)
      const stored = await readRequests(deployment)
      printFigures(`${TIMES} equal submissions at once, ${kind}`, figures)
      // The demo's customer has requests of its own.
      const own = stored.filter(({ email }) => sent.some((one) => one.email === email))
      expect(own.map(({ email, number }) => ({ email, number }))).toEqual(sent)
      expect([
        ...countMails(
          files,
          sent.map(({ email }) => email),
        ).values(),
      ]).toEqual(sent.map(() => 2))
    } finally {
      await deployment.dispose()
    }
  })
})
