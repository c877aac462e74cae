import { expect, test } from 'vitest'
import { copyTree, RECIPES_IN_ORDER } from '#test/docs/recipes/try-recipes.ts'

/** The recipe whose result another one changes. */
const BASES: Record<string, string> = { 'docs/recipes/add-a-form.md': 'docs/recipes/add-a-route.md' }

test.each(RECIPES_IN_ORDER)('%s can be followed, and its checks pass.', async (recipe) => {
  using tree = copyTree()
  const base = BASES[recipe]
  if (base) await tree.follow(base)
  for (const check of await tree.follow(recipe)) expect(await tree.failureOf(check)).toBe('')
})
