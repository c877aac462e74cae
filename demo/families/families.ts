import type { Family } from '#demo/catalogue/family.ts'
import { chainGuides } from './chain-guides/chain-guides.ts'
import { sheets } from './sheets/sheets.ts'
import { cProfiles } from './steel/c-profiles.ts'

/** All families in the order of the catalogue. */
export const families: Family[] = [...chainGuides, ...cProfiles, ...sheets]
