import { expect, test } from 'vitest'
import { describeOnEachDeployment, type Deployment } from '#test/support/deployment.ts'
import { readForms, submitForm, type PageForm } from '#test/support/page-form.ts'
import { confirmedNumber, type Visitor } from '#test/support/visitor.ts'
import { runAtOnce } from './at-once.ts'
import { printFigures } from './figures.ts'
import { CART, CONFIRMATION, goToSummaryByForms, toRedirectTarget, SUMMARY, summaryOf } from './journey.ts'
import { randomNumbers } from './random.ts'
import { countMails, findGaps, mailsOf, readRequests, type StoredRequest } from './stored-requests.ts'

const TIMES = 60
const VISITORS = 10
/** Milliseconds after which a connection is cut: from before the form has arrived until after its response. */
const CUT = [1, 331] as const

type Random = ReturnType<typeof randomNumbers>
/** Sends one quote request in a faulty way. Afterwards the visitor's browser must know that it was sent. */
type Case = (visitor: Visitor, form: PageForm, random: Random) => Promise<void>

const CASES: Record<string, Case> = {
  'same form twice at once': (visitor, form) => sendInTabs([visitor, visitor.clone()], form),
  'thrice at once': (visitor, form) => sendInTabs([visitor, visitor.clone(), visitor.clone()], form),
  'two tabs, one after the other': async (visitor, form) => {
    await sendInTabs([visitor.clone()], form)
    await sendInTabs([visitor], form)
  },
  'connection cut, sent again': async (visitor, form, random) => {
    await sendAndCut(visitor.clone(), form, random)
    await sendInTabs([visitor], form)
  },
  'answer lost, sent again': async (visitor, form) => {
    await sendInTabs([visitor.clone()], form)
    await sendInTabs([visitor], form)
  },
  'answer lost, cart opened': async (visitor, form) => {
    await sendInTabs([visitor.clone()], form)
    expect(toRedirectTarget(await visitor.get(CART))).toBe(CONFIRMATION)
  },
  'connection cut, cart opened and sent from there': async (visitor, form, random) => {
    await sendAndCut(visitor.clone(), form, random)
    const cart = await visitor.get(CART)
    if (cart.status === 200 && readForms(await cart.text(), CART).some(({ fields }) => fields.some(isQuantity)))
      await sendFromSummary(visitor)
    else expect(toRedirectTarget(cart)).toBe(CONFIRMATION)
  },
}
const isQuantity = ([name]: [string, string]) => name === 'quantity'

async function sendInTabs(tabs: Visitor[], form: PageForm): Promise<void> {
  const responses = await Promise.all(tabs.map((tab) => submitForm(tab, form)))
  expect(responses.map(toRedirectTarget)).toEqual(tabs.map(() => CONFIRMATION))
}

/** The tab never learns whether the form arrived. */
async function sendAndCut(tab: Visitor, form: PageForm, random: Random): Promise<void> {
  const cut = AbortSignal.timeout(random(...CUT))
  await submitForm(tab, form, cut).catch((error: unknown) => {
    if (!cut.aborted) throw error
  })
}

/** The request that was cut may be stored at any moment: the summary then leads to its confirmation. */
async function sendFromSummary(visitor: Visitor): Promise<void> {
  const response = await visitor.get(SUMMARY)
  if (response.status === 200) await sendInTabs([visitor], await summaryOf(response))
  else expect(toRedirectTarget(response)).toBe(CONFIRMATION)
}

interface SentRequest {
  email: string
  number: string | undefined
}

/** Runs the case repeatedly and returns each browser's final knowledge. */
const runCase = ({ visitor }: Deployment, name: string, times: number, random: Random): Promise<SentRequest[]> =>
  runAtOnce(times, VISITORS, async (index) => {
    const email = `${name.replaceAll(/\W+/g, '-')}.${index}@example.com`
    const [somebody, run] = [visitor(), CASES[name]]
    await run?.(somebody, await goToSummaryByForms(somebody, email), random)
    return { email, number: await confirmedNumber(somebody) }
  })

/** One line of figures and their condition. */
function judge(name: string, sent: SentRequest[], stored: StoredRequest[], mails: Map<string, number>) {
  const own = stored.filter(({ email }) => sent.some((request) => request.email === email))
  const mailCount = sent.reduce((sum, { email }) => sum + (mails.get(email) ?? 0), 0)
  expect(own.map(({ email, number }) => ({ email, number })).toSorted(byEmail), name).toEqual(sent.toSorted(byEmail))
  expect(mailCount, `mails: ${name}`).toBe(sent.length * 2)
  expect(own.every(({ queued, lengths }) => queued === 2 && lengths.length === 1)).toBe(true)
  return { case: name, sent: sent.length, requests: own.length, mails: mailCount }
}
const byEmail = (a: { email: string }, b: { email: string }) => a.email.localeCompare(b.email)

describeOnEachDeployment('doubled requests', (deploy, kind) => {
  const [names, times] = kind === 'three processes' ? [['same form twice at once'], 100] : [Object.keys(CASES), TIMES]

  test('each quote request is created once, with its own number and two mails', async () => {
    const random = randomNumbers()
    const deployment = await deploy()
    try {
      const sent: Record<string, SentRequest[]> = {}
      for (const name of names) {
        sent[name] = await runCase(deployment, name, times, random)
        console.log(`${kind}: ${name}, ${times} times`)
      }
      const emails = Object.values(sent).flatMap((requests) => requests.map(({ email }) => email))
      const files = await mailsOf(deployment, emails.length * 2)
      const stored = await readRequests(deployment)
      const mails = countMails(files, emails)
      const rows = names.map((name) => judge(name, sent[name] ?? [], stored, mails))
      const gaps = findGaps(stored)
      const sum = {
        case: `sum, ${gaps.length} gaps`,
        sent: emails.length,
        requests: stored.length,
        mails: files.length,
      }
      printFigures(`Doubled requests, ${kind}`, [...rows, sum])
      expect(gaps).toEqual([])
      expect(stored.length, 'requests').toBe(emails.length)
      expect(files.length, 'mails').toBe(emails.length * 2)
    } finally {
      await deployment.dispose()
    }
  })
})
