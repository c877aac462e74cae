/**
 * Shows what a line of a quote request is to be: cut length, format, reference, note and files, below its name on the
 * page of an order. A Shopware loads this file as it is: 6.6 by its name, 6.7 by `.vite/entrypoints.json`.
 */
;(() => {
  const { Component, Locale } = globalThis.Shopware

  Locale.extend('de-DE', {
    profilwerk: {
      cutLength: 'Schnittlänge',
      format: 'Schnittformat',
      reference: 'Referenz des Kunden',
      note: 'Notiz',
      file: 'Datei',
    },
  })
  Locale.extend('en-GB', {
    profilwerk: {
      cutLength: 'Cut length',
      format: 'Cut format',
      reference: "Customer's reference",
      note: 'Note',
      file: 'File',
    },
  })

  const millimetres = (...sides) => {
    const format = new Intl.NumberFormat(undefined, { useGrouping: false })
    return `${sides.map((side) => format.format(side)).join(' × ')} mm`
  }

  /** Above what the site says of the positions. No visitor can write it. */
  const POSITIONS_RULE = '――――――――――'

  /** Below that rule the comment names the files of a position below a heading such as "Position 2: ZL-1, 4 Stück". */
  const filesOf = (comment, position, number) =>
    (comment.split(POSITIONS_RULE).slice(1).at(-1) ?? '')
      .trim()
      .split('\n\n')
      .map((part) => part.split('\n'))
      .filter(([heading]) => heading.includes(` ${position}: ${number}, `))
      .flatMap((rows) =>
        rows.slice(1).flatMap((row, index) => (/^https?:\/\//.test(row) ? [{ value: rows[index], url: row }] : [])),
      )

  Component.override('sw-order-line-items-grid', {
    // The block is the same from 6.4 to 6.7. It is in a flex row, hence the element around it.
    template: `
{% block sw_order_line_items_grid_column_payload_options %}
<div>
  {% parent %}
  <div
    v-for="(fact, index) in profilwerkFacts(item)"
    :key="index"
    class="profilwerk-line-fact"
    style="white-space: pre-line; overflow-wrap: anywhere"
  >
    {{ $t('profilwerk.' + fact.name) }}: {{ fact.value }}
    <a v-if="fact.url" :href="fact.url" target="_blank" rel="noopener noreferrer">{{ fact.url }}</a>
  </div>
</div>
{% endblock %}
`,
    methods: {
      /** Name of a text, value and, for a file, its address. */
      profilwerkFacts(item) {
        const { cut_length: cut, plastic_format: format, reference, note, productNumber } = item.payload ?? {}
        const lines = (this.order.lineItems ?? [])
          .filter(({ type }) => type === 'product')
          .toSorted((a, b) => a.position - b.position)
        const position = lines.findIndex(({ id }) => id === item.id) + 1
        const files = filesOf(this.order.customerComment ?? '', position, productNumber)
        return [
          ...(cut ? [{ name: 'cutLength', value: millimetres(cut) }] : []),
          ...(format ? [{ name: 'format', value: millimetres(format.strength, format.width, format.length) }] : []),
          ...(reference ? [{ name: 'reference', value: reference }] : []),
          ...(note ? [{ name: 'note', value: note }] : []),
          ...files.map((file) => ({ name: 'file', ...file })),
        ]
      },
    },
  })
})()
