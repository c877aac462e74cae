import { z } from 'zod'
import type { MenuType } from '#contracts/content/elements/menu.ts'
import { elementFormat } from '#backend/content/element-format.ts'

const pages = z.array(z.strictObject({ page: z.int().positive() }))

/** The pages themselves. */
const listed = { pages: pages.min(1) }
/** The pages below which the menu begins; left out: the page of the menu. */
const below = { pages: pages.default([]) }
const ofCategories = { ofCategories: z.array(z.string().min(1)).min(1) }

const menuFormat = <const T extends MenuType, S extends z.ZodRawShape>(type: T, fields: S) =>
  elementFormat(type, fields, {
    write: (given, write) => ({
      menu: write.menu(type, {
        pages: pages.parse(Reflect.get(given, 'pages') ?? []).map(({ page }) => page),
        categories: z.array(z.string()).parse(Reflect.get(given, 'ofCategories') ?? []),
      }),
    }),
  })

/** Formats of all menus: docs/content-format.md says what each lists. */
export const MENU_FORMATS = {
  menu_abstract: menuFormat('menu_abstract', below),
  menu_categorized_content: menuFormat('menu_categorized_content', ofCategories),
  menu_categorized_pages: menuFormat('menu_categorized_pages', ofCategories),
  menu_pages: menuFormat('menu_pages', listed),
  menu_recently_updated: menuFormat('menu_recently_updated', below),
  menu_related_pages: menuFormat('menu_related_pages', {}),
  menu_section: menuFormat('menu_section', below),
  menu_section_pages: menuFormat('menu_section_pages', below),
  menu_sitemap: menuFormat('menu_sitemap', {}),
  menu_sitemap_pages: menuFormat('menu_sitemap_pages', listed),
  menu_subpages: menuFormat('menu_subpages', below),
} satisfies { [T in MenuType]: { type: T } }
