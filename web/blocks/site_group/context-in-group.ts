import type { ElementOf } from '#contracts/content/elements.ts'
import type { BlockContext } from '#web/blocks/block.ts'

/** The position of the elements in a group: below its header, if it has one. */
export const contextInGroup = ({ header }: ElementOf<'site_group'>, { level }: BlockContext): BlockContext => ({
  level: header.text === '' || level === 4 ? level : DEEPER[level],
  stage: false,
  nested: true,
})

const DEEPER = { 1: 2, 2: 3, 3: 4 } as const
