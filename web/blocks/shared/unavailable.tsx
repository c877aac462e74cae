import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** In the place of what the shop would show. */
export const ShopUnavailable = () => <Notice tone="warn" title={m.content_shop_unavailable()} />
