import { expect, test } from 'vitest'
import { hasNoContainers } from '#test/support/container.ts'
import { killAmongContainers } from '#test/support/one-folder.ts'

test.skipIf(hasNoContainers())(
  'A folder belongs to one container, and three kills lose no confirmed request.',
  { timeout: 900_000 },
  async () => {
    const { confirmed, stored } = await killAmongContainers(3)
    expect(new Set(confirmed).size).toBe(6)
    expect(stored).toEqual(expect.arrayContaining(confirmed))
  },
)
