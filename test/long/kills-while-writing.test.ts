import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'
import { type Deployment, deployOnPglite, describeOnEachDeployment } from '#test/support/deployment.ts'
import { fillForm, openForm, type PageForm, submitForm } from '#test/support/page-form.ts'
import type { Visitor } from '#test/support/visitor.ts'
import { openHydrated } from '#test/support/hydrated.ts'
import { printFigures } from './figures.ts'
import { randomNumbers } from './random.ts'
import { countMails, mailsOf } from './stored-requests.ts'

/** `KILLS` changes the number of rounds. */
const KILLS = Number(process.env['KILLS'] ?? 12)
const VISITORS = 5
/** Milliseconds from sending to the kill. */
const KILLED_AFTER = [0, 60] as const
/** Milliseconds after which a form is a person's. */
const PERSON = 3_100
const PATH = '/de/kontakt'
const RECEIVED = 'Ihre Nachricht ist angekommen.'
const ENV = { LIMITS: 'off' }

/** A visitor who sends a message; `told` is true once the page said that it arrived. */
interface Sender {
  visitor: Visitor
  form: PageForm
  email: string
  told: boolean
}

async function openContact(visitor: Visitor, email: string): Promise<PageForm> {
  const html = await (await visitor.get(PATH)).text()
  const name = (short: string) =>
    new RegExp(`name="(tx_form_formframework\\[[\\w-]+\\]\\[${short}\\])"`).exec(html)?.[1] ?? short
  const form = await openForm(visitor, PATH, name('email'))
  return fillForm(form, {
    [name('name')]: 'Ute Brandt',
    [name('email')]: email,
    [name('message')]: 'Passt das Profil CT-08B1 auf U20?',
  })
}

async function send(sender: Sender): Promise<boolean> {
  const response = await submitForm(sender.visitor, sender.form)
  sender.told ||= response.status === 303
  return sender.told
}

/** The embedded database dies with its process; of a PostgreSQL all connections are cut. */
async function kill({ kind, sites, inDatabase }: Deployment): Promise<void> {
  if (kind === 'PGlite') await Promise.all(sites.map((site) => site.stop('SIGKILL')))
  else {
    await inDatabase(({ query }) =>
      query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    )
  }
}

const revive = async ({ kind, sites }: Deployment) => {
  if (kind === 'PGlite') await Promise.all(sites.map((site) => site.restart()))
}

const storedBy = ({ inDatabase }: Deployment): Promise<Map<string, number>> =>
  inDatabase(async ({ query }) => {
    const { rows } = await query(
      'select sender_email as email, count(*)::int as stored from form_submission group by 1',
    )
    return new Map((rows as { email: string; stored: number }[]).map(({ email, stored }) => [email, stored]))
  })

describeOnEachDeployment(
  'messages while the database is killed',
  (deploy, kind) => {
    test(`after ${KILLS} kills, each message that was sent until it arrived is stored and mailed once`, async () => {
      const random = randomNumbers()
      const deployment = await deploy(ENV)
      const senders: Sender[] = []
      let toldBefore = 0
      try {
        for (let round = 1; round <= KILLS; round += 1) {
          const group = await Promise.all(
            Array.from({ length: VISITORS }, async (_, lane): Promise<Sender> => {
              const visitor = deployment.visitor()
              const email = `kill.${round}.${lane}@example.com`
              return { visitor, email, form: await openContact(visitor, email), told: false }
            }),
          )
          senders.push(...group)
          await wait(PERSON)
          // A response that never came is the tested case.
          const sent = Promise.all(group.map((sender) => send(sender).catch(() => false)))
          await wait(random(...KILLED_AFTER))
          await kill(deployment)
          toldBefore += (await sent).filter(Boolean).length
          await revive(deployment)
          // Those who know that it arrived send once more, too: by going back, or with another press of the button.
          for (const sender of group) {
            await expect.poll(() => send(sender), { timeout: 30_000, interval: 500 }).toBe(true)
          }
        }
        const files = await mailsOf(deployment, senders.length * 2)
        const stored = await storedBy(deployment)
        const mails = countMails(
          files,
          senders.map(({ email }) => email),
        )
        printFigures(`Messages while the database is killed, ${kind}`, [
          {
            kills: KILLS,
            messages: senders.length,
            'told before the kill': toldBefore,
            stored: [...stored.values()].reduce((sum, count) => sum + count, 0),
            mails: `${files.length} of ${senders.length * 2}`,
          },
        ])
        expect([...stored].filter(([, count]) => count !== 1)).toEqual([])
        expect(stored.size).toBe(senders.length)
        expect([...mails].filter(([, count]) => count !== 2)).toEqual([])
      } finally {
        await deployment.dispose()
      }
    })
  },
  ['PGlite', 'PostgreSQL'],
)

test('with scripts, a page whose message found no database keeps its input, and its button sends it later', async () => {
  const deployment = await deployOnPglite(ENV)
  const browser = await chromium.launch({ executablePath: needChromium(), args: CHROMIUM_FLAGS })
  try {
    const [site] = deployment.sites
    const page = await browser.newPage({ locale: 'de-DE', baseURL: site?.url })
    for (const round of [1, 2]) {
      const email = `script.${round}@example.com`
      await openHydrated(page, PATH)
      const form = page.locator('form', { has: page.getByRole('textbox', { name: /^Nachricht/ }) })
      await form.getByRole('textbox', { name: /^Name/ }).fill('Ute Brandt')
      await form.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
      await form.getByRole('textbox', { name: /^Nachricht/ }).fill('Passt das Profil CT-08B1 auf U20?')
      await wait(PERSON)
      await kill(deployment)
      await form.getByRole('button', { name: /senden/i }).click()
      await expect.poll(() => page.getByRole('alert').count(), { timeout: 10_000 }).toBeGreaterThan(0)
      expect(await form.getByRole('textbox', { name: /^Nachricht/ }).inputValue()).toBe(
        'Passt das Profil CT-08B1 auf U20?',
      )
      await revive(deployment)
      await form.getByRole('button', { name: /senden/i }).click()
      await page.getByText(RECEIVED).waitFor({ timeout: 20_000 })
    }
    const mails = countMails(await mailsOf(deployment, 4), ['script.1@example.com', 'script.2@example.com'])
    expect([...mails.values()]).toEqual([2, 2])
    expect([...(await storedBy(deployment)).values()]).toEqual([1, 1])
  } finally {
    await browser.close()
    await deployment.dispose()
  }
})
