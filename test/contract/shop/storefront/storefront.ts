import { createAPIClient } from '@shopware/api-client'
import { createShopwareContext, useCart, useSessionContext } from '@shopware/composables/dist'
import { type Component, createRenderer, defineComponent, h, nextTick, shallowRef } from 'vue'
import type { operations } from '@shopware/api-client/store-api-types'
import type { ShopEndpoint } from '#test/contract/shop/endpoint.ts'

const nothing = () => {}
const node = () => ({})

/** Renders to nothing: composables need mounted components, and no page is looked at. */
const { createApp } = createRenderer<object, object>({
  insert: nothing,
  remove: nothing,
  patchProp: nothing,
  setText: nothing,
  setElementText: nothing,
  createElement: node,
  createText: node,
  createComment: node,
  parentNode: node,
  nextSibling: () => null,
})

/** A storefront made of Shopware's composables, as its demo store sets them up: session and cart above each page. */
export interface VueStorefront {
  client: ReturnType<typeof createAPIClient<operations>>
  /** Opens a page with the results of its setup. The page before is closed. */
  visit<Result>(setup: () => Result): Promise<Result>
  close(): void
}

export async function openStorefront({ url, accessKey, storefrontUrl }: ShopEndpoint): Promise<VueStorefront> {
  const client = createAPIClient<operations>({ baseURL: url, accessToken: accessKey })
  const { data: context } = await client.invoke('readContext get /context')
  const page = shallowRef<Component>()
  const app = createApp(
    defineComponent(() => {
      useSessionContext(context)
      useCart()
      return () => (page.value === undefined ? null : h(page.value))
    }),
  )
  app.provide('apiClient', client)
  app.use(createShopwareContext(app, { devStorefrontUrl: storefrontUrl }))
  app.mount(node())
  return {
    client,
    async visit<Result>(setup: () => Result) {
      const opened: Result[] = []
      page.value = defineComponent(() => {
        opened.push(setup())
        return () => null
      })
      await nextTick()
      const [result] = opened
      if (result === undefined) throw new Error('The page was not opened.')
      return result
    },
    close: () => app.unmount(),
  }
}
