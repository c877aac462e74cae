import { expect, test } from 'vitest'
import { hasNoContainers } from '#test/support/container.ts'
import { killAmongContainers } from '#test/support/one-folder.ts'
import { printFigures } from './figures.ts'

const KILLS = 20

test.skipIf(hasNoContainers())(
  `after ${KILLS} SIGKILLs among containers that want its folder, a site has all confirmed requests`,
  async () => {
    const { confirmed, stored } = await killAmongContainers(KILLS)
    const lost = confirmed.filter((number) => !stored.includes(number))
    const doubled = confirmed.length - new Set(confirmed).size
    printFigures('SIGKILL among containers, PGlite', [
      { kills: KILLS, confirmed: confirmed.length, lost: lost.length, doubled },
    ])
    expect([lost, doubled]).toEqual([[], 0])
    expect(confirmed).toHaveLength(2 * KILLS)
  },
)
