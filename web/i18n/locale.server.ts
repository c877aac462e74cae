import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#contracts/locales.ts'
import { readLocaleFrom } from './locale.ts'

const current = new AsyncLocalStorage<Locale>()
readLocaleFrom(() => current.getStore())

/** Runs `task`, including its asynchronous parts, in a locale. Import it from the same bundle as the pages. */
export const runWithLocale = <Result>(locale: Locale, task: () => Result): Result => current.run(locale, task)
