import type { FileDocument } from './file.ts'

/** The menus of the site. Stock TYPO3 has `main` only: the children of the home page. */
export const AREAS = ['main', 'footerleft', 'footerright'] as const
export type Area = (typeof AREAS)[number]

/** A menu item in a response; flags are 0 or 1. `uid`, `image` and `media` are additions that a stock system lacks. */
export interface NavItemDocument {
  uid?: number
  title: string
  /** Empty for a spacer. */
  link: string
  target: string
  active: 0 | 1
  current: 0 | 1
  spacer: 0 | 1
  hasSubpages: 0 | 1
  children?: NavItemDocument[]
  image?: string
  media?: FileDocument[]
}

export interface NavItem {
  uid: number | undefined
  title: string
  /** A path of this site or an absolute address; empty for a heading without a page. */
  link: string
  target: string
  current: boolean
  children: NavItem[]
  image: string | undefined
}

export type Navigation = Record<Area, NavItem[]>
export type NavigationDocument = Record<Area, NavItemDocument[]>
