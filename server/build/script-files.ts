import type { Rolldown } from 'vite'

/**
 * Which modules share a script file in the browser. A module belongs to the first group that matches, together with what
 * it imports. The bundler places all others by who imports them. Without these groups a product page had 89 files
 * (docs/decisions/0014). `minShareCount` excludes modules that fewer files use.
 *
 * test/http/first-load.test.ts limits the bytes of each page's first load, test/e2e/first-paint.spec.ts the number of files.
 */
export const SCRIPT_FILES: Rolldown.CodeSplittingGroup[] = [
  // React, the router, the header and small modules: every page needs them.
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|web\/(root\.tsx|app\/(paths\/paths|head\/page-meta)\.ts|shell\/(breadcrumbs|links\/(followed-link|may-prefetch))|catalogue\/(json-text|product\/product-picture)|ui\/(button|icon|lazy-part|plain-link)|places\/cart-badge\.module|forms\/parse-number|i18n\/[\w.]+$|i18n\/generated\/(runtime|messages\/listing_crumb))/,
  },
  // Modules that blocks of content pages share.
  {
    name: 'content',
    test: /web\/blocks\/(layout\/(block-section|page-head|appearance|background|heading)|prose\/(mail-link|rich-text|action-link|content-link))/,
  },
  // Forms in three files: what routes need first, single fields, and the rest of a whole form.
  {
    name: 'forms',
    test: /web\/(forms\/(form-fields|network-error|unsent\/unsent-form)|ui\/notice|places\/form-token)|messages\/forms_unavailable/,
    minShareCount: 4,
  },
  { name: 'field', test: /web\/forms\/(field\.|field-parts|unsent\/use-typed-text)/ },
  { name: 'fields', test: /web\/forms\/(?!newsletter|action\/short-form|parse-)|messages\/forms_/, minShareCount: 4 },
  // Small modules of the frame and of requests that routes import, too: without these two groups a route would load
  // the whole frame or the whole cart before it hydrates.
  {
    name: 'frame-paths',
    test: /web\/(app\/paths\/(privacy|search)-path|search\/(search-view|search-query|entrances)|shell\/footer\/telephone|ui\/(browser-storage|tag))|contracts\/consent\.ts|messages\/(shell_consent_(off|text|privacy|settings)|search_(field|placeholder))/,
    minShareCount: 2,
  },
  {
    name: 'request-paths',
    test: /web\/(app\/paths\/(request|attachment|compare)-paths?\.ts|i18n\/format-bytes|customer\/account\/(again\/session-over|account-error|sign-in\/sign-in-form\.ts))|contracts\/shop\/named-value|request-layout\.module|list-form\./,
    minShareCount: 2,
  },
  // The parts of the frame that hydrate on every page, with the modules that they load when the page is idle.
  {
    name: 'frame',
    test: /web\/shell\/(consent\/consent-banner|header\/(header-panel|logo)|footer\/footer|notices\/(page-notice|new-version|unsent-input)|links\/(link-service|external-links)|last-seen\/seen-products)\.tsx?/,
  },
  // Small modules of a list and of its filters, which load at different times.
  {
    name: 'listing',
    test: /web\/routes\/shop\/category\/listing\/(listing-query|use-listing-form|listing-seen)|web\/ui\/list-progress|messages\/listing_(close|total|seen)/,
  },
  // Prices and cuts are in the first load of a product. Everything else loads with the part that shows it.
  { name: 'priced', test: /web\/catalogue\/product\/(price|product-card)|use-tax-state|language-note/ },
  { name: 'cut', test: /web\/(tools\/cut-length\/(cut-rules|parse-length|cut-rows)|catalogue\/seo\/seo-path)/ },
  {
    name: 'drawing',
    test: /\/drawing\/(?!export\/)|web\/(catalogue\/product\/lettered-section|tools\/cut-length\/drawn-picture)/,
    minShareCount: 2,
  },
  { name: 'listed', test: /web\/catalogue\/(product|compare)\//, minShareCount: 2 },
  // The frame of account pages apart from the fields that only some of them have.
  { name: 'account', test: /web\/customer\/account\/account-f/, minShareCount: 3 },
  {
    name: 'customer',
    test: /web\/customer\/(password\/(?!new-password-fields)|address|registration)/,
    minShareCount: 3,
  },
  { name: 'request', test: /web\/(cart|requests)\/|messages\/(cart|checkout)_/, minShareCount: 4 },
]
