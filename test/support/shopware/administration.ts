import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { z } from 'zod'

/** Shopware's components that a plugin overrides here, by name: one block of each, and what it shows of a line. */
const COMPONENTS: Record<string, { block: string; shows: string }> = {
  'sw-order-line-items-grid': {
    block: 'sw_order_line_items_grid_column_payload_options',
    shows: '<a v-if="item.payload && item.payload.options">{{ item.label }}</a><span v-else>{{ item.label }}</span>',
  },
}

const override = z.object({ template: z.string(), methods: z.record(z.string(), z.unknown()).default({}) })
type Texts = Record<string, unknown>
const texts = z.record(z.string(), z.unknown())

/**
 * An Administration that has loaded a plugin's script. It knows blocks and `parent` as Shopware's own does, and the rest
 * of a template is Vue's.
 */
export function openAdministration(script: string) {
  const locales = new Map<string, Texts>()
  const overrides = new Map<string, z.output<typeof override>>()
  const context = createContext({
    Intl,
    Shopware: {
      Component: {
        override: (name: string, given: unknown) => {
          if (!(name in COMPONENTS)) throw new Error(`There is no component ${name} to override.`)
          overrides.set(name, override.parse(given))
        },
      },
      Locale: { extend: (locale: string, given: unknown) => locales.set(locale, texts.parse(given)) },
    },
  })
  runInContext(readFileSync(script, 'utf8'), context)

  const textOf = (locale: string, path: string): string =>
    z.string().parse(
      path.split('.').reduce<unknown>((found, key) => texts.parse(found)[key], locales.get(locale)),
      { error: () => `There is no text ${path} in ${locale}.` },
    )

  return {
    /** HTML of a component for one line of an order. */
    renderLine(name: string, locale: string, order: object, item: object): Promise<string> {
      const { block = '', shows = '' } = COMPONENTS[name] ?? {}
      const { template = '', methods = {} } = overrides.get(name) ?? {}
      const inBlock = new RegExp(`{% block ${block} %}(?<content>.*?){% endblock %}`, 's').exec(template)
      const content = inBlock?.groups?.['content']?.replaceAll(/{% parent(\(\))? %}/g, shows) ?? shows
      if (content.includes('{%')) throw new Error(`There is a tag too many: ${content}`)
      const app = createSSRApp({
        template: `<div>${content}</div>`,
        data: () => ({ order, item }),
        methods: { ...methods, $t: (path: string) => textOf(locale, path) },
      })
      return renderToString(app)
    },
  }
}
