/** One page of a browser. */
export interface DrivenPage {
  goto: (address: string) => Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments. */
  run: <Args extends string[], Result>(task: (...args: Args) => Result, ...args: Args) => Promise<Result>
  close: () => Promise<void>
}

/** A browser of this machine, or what to install. */
export interface OtherBrowser {
  name: string
  /** Debian's packages that it needs. */
  packages: string
  isInstalled: boolean
  open: () => Promise<DrivenPage>
}

/** Waits until the page says so. @throws with the page's text, if it does not in 60 s. */
export async function until(page: DrivenPage, text: string): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await page.run((wanted) => document.body.innerText.includes(wanted), text).catch(isLeaving))) {
    if (Date.now() > end)
      throw new Error(`“${text}” is not on ${await page.run(() => location.href)}:\n${await seen(page)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits until a condition holds in the page. Returns the page's address and text, if it does not in 20 s. */
export async function untilTrue(page: DrivenPage, condition: () => boolean): Promise<string | undefined> {
  const end = Date.now() + 20_000
  while (!(await page.run(condition).catch(isLeaving))) {
    if (Date.now() > end) return `${await page.run(() => location.href)}: ${(await seen(page)).slice(0, 200)}`
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return undefined
}

/** A page that is left while it is asked says nothing. */
const isLeaving = () => false

const seen = (page: DrivenPage) => page.run(() => document.querySelector('main')?.innerText.slice(0, 1500) ?? '')

/** Opens a page and waits until its scripts have it. */
export async function openAlive(page: DrivenPage, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
}

export async function untilAlive(page: DrivenPage): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await page.run(() => document.documentElement.dataset['hydrated'] !== undefined))) {
    if (Date.now() > end) throw new Error(`${await page.run(() => location.href)} did not hydrate`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Clicks the first visible link or button with this text. */
export async function pressNamed(page: DrivenPage, label: string): Promise<void> {
  const isThere = await page.run((wanted) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main a, main button, main summary, dialog[open] button'),
    ]
    const control = controls.find((one) => one.innerText.trim().startsWith(wanted) && one.getClientRects().length > 0)
    control?.click()
    return control !== undefined
  }, label)
  if (!isThere)
    throw new Error(`There is no “${label}” on ${await page.run(() => location.href)}:\n${await seen(page)}`)
}

/** Fills a field by its name, as typing does; a box or a radio button is chosen. */
export async function fillNamed(page: DrivenPage, name: string, value: string): Promise<void> {
  const isThere = await page.run(
    (wanted, text) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>(`main [name="${wanted}"]`)]
      const field = fields.find(({ type, value: own }) => type !== 'radio' || own === text)
      if (!field) return false
      if (field.type === 'radio' || field.type === 'checkbox') field.click()
      else {
        const prototype =
          field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
      return true
    },
    name,
    value,
  )
  if (!isThere) throw new Error(`There is no field “${name}” on ${await page.run(() => location.href)}`)
}
