import { idOf } from '#backend/database/id.ts'
import type { LandingPages } from '#test/support/shopware/traits/landing-pages.ts'
import type { Layouts } from '#test/support/shopware/traits/layouts.ts'
import { productIdOf } from './products.ts'

/** Begins the links that an editor picks; only a Shopware's own storefront replaces it. */
const PICKED = '124c71d524604ccbad6042edce3ac799'

export const LANDING_PAGE_ID = '1a'.repeat(16)

const content = (html: string) => ({ content: html, verticalAlign: null })
const chosen = (...numbers: string[]) => ({ products: numbers, settings: { products: numbers.map(productIdOf) } })
const SHEET_COVER = { coverOf: 'PL-10', alt: 'Platte von oben' }

/** Layouts as merchants make them: one around a list of products, one of a page without a list, and none. */
export const LAYOUTS: Layouts = new Map([
  [
    idOf('category', 'sprockets-rollers'),
    {
      type: 'product_list',
      blocks: [
        { type: 'category-navigation', isBeside: true, slots: [{ slot: 'content', type: 'category-navigation' }] },
        {
          type: 'text',
          isBeside: true,
          slots: [{ slot: 'content', type: 'text', settings: content('<p>Neben der Liste.</p>') }],
        },
        {
          type: 'image-cover',
          slots: [
            {
              slot: 'content',
              type: 'image',
              settings: { displayMode: 'cover', minHeight: '340px' },
              pictures: [
                { coverOf: 'CT-1', alt: 'Kettenräder in der Halle', url: `${PICKED}/detail/${productIdOf('PL-10')}#` },
              ],
            },
          ],
        },
        {
          type: 'text',
          slots: [
            {
              slot: 'content',
              type: 'text',
              settings: content(
                '<h1>Kettenräder und Rollen</h1><h1>Leise gefräst</h1><p>Aus <strong>PA 6</strong> &amp; POM.</p>' +
                  `<ul><li>bis 80 °C</li></ul><p><a href="${PICKED}/navigation/${idOf('category', 'sheets')}#">Zu den Platten</a></p>` +
                  `<p><a href="${PICKED}/landingPage/${LANDING_PAGE_ID}#">Zur Aktion</a></p>`,
              ),
            },
          ],
        },
        {
          type: 'image-text',
          slots: [
            { slot: 'left', type: 'image', settings: { displayMode: 'standard' }, pictures: [SHEET_COVER] },
            { slot: 'right', type: 'text', settings: content('<h2>Nach Zeichnung</h2><p>Auch einzeln.</p>') },
          ],
        },
        {
          type: 'text-three-column',
          slots: ['left', 'center', 'right'].map((slot, index) => ({
            slot,
            type: 'text',
            settings: content(`<p>Spalte ${index + 1}</p>`),
          })),
        },
        {
          type: 'product-slider',
          slots: [
            {
              slot: 'productSlider',
              type: 'product-slider',
              ...chosen('PL-10', 'CT-08B1-S-2000', 'GL-001', 'GL-002', 'GL-003', 'GL-004', 'CT-06B1-S-2000'),
            },
          ],
        },
        { type: 'product-listing', slots: [{ slot: 'content', type: 'product-listing' }] },
        {
          type: 'html',
          slots: [
            {
              slot: 'content',
              type: 'html',
              settings: content(
                '<p>Fragen? <a href="tel:+49123">Anrufen</a></p><script>steal()</script><p onclick="steal()">Ende</p>',
              ),
            },
          ],
        },
        { type: 'form', slots: [{ slot: 'content', type: 'form', settings: { type: 'contact' } }] },
      ],
    },
  ],
  [
    idOf('category', 'conveying'),
    {
      type: 'landingpage',
      blocks: [
        {
          type: 'text-hero',
          slots: [{ slot: 'content', type: 'text', settings: content('<h2>Wir fördern</h2><p>Ohne Schmierung.</p>') }],
        },
        {
          type: 'image-slider',
          slots: [
            { slot: 'imageSlider', type: 'image-slider', pictures: [{ coverOf: 'CT-1', alt: 'Führung' }, SHEET_COVER] },
          ],
        },
        {
          type: 'product-three-column',
          slots: ['left', 'center', 'right'].map((slot, index) => ({
            slot,
            type: 'product-box',
            products: [['PL-10'], ['CT-1'], []][index] ?? [],
          })),
        },
      ],
    },
  ],
  [idOf('category', 'parts'), null],
])

/** A landing page, whose name is for editors. */
export const LANDING_PAGES: LandingPages = new Map([
  [
    LANDING_PAGE_ID,
    {
      name: 'Aktion intern 2026-10',
      metaTitle: 'Herbstaktion',
      layout: {
        type: 'landingpage',
        blocks: [
          {
            type: 'text',
            slots: [
              { slot: 'content', type: 'text', settings: content('<h1>Herbstaktion</h1><p>Nur im Oktober.</p>') },
            ],
          },
          { type: 'product-slider', slots: [{ slot: 'productSlider', type: 'product-slider', ...chosen('PL-10') }] },
        ],
      },
    },
  ],
])
