/*
 * Stand-ins for what some promised browsers lack (`browserslist` in package.json). A page loads them before its other
 * scripts, and only where something is missing (web/document/after-paint.server.ts). The linter reads their names here.
 */
{
  const add = (owner, methods) => {
    for (const [name, value] of Object.entries(methods))
      if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }

  add(Array.prototype, {
    toSorted(compare) {
      return Array.from(this).sort(compare)
    },
    toReversed() {
      return Array.from(this).reverse()
    },
    toSpliced(...change) {
      const copy = Array.from(this)
      copy.splice(...change)
      return copy
    },
    with(index, value) {
      const copy = Array.from(this)
      const place = index < 0 ? copy.length + index : index
      if (!(place >= 0 && place < copy.length)) throw new RangeError(`Invalid index: ${index}`)
      copy[place] = value
      return copy
    },
  })
  add(Map, {
    groupBy(items, keyOf) {
      const groups = new Map()
      let index = 0
      for (const item of items) {
        const key = keyOf(item, index++)
        const group = groups.get(key)
        if (group) group.push(item)
        else groups.set(key, [item])
      }
      return groups
    },
  })
  add(Object, {
    groupBy(items, keyOf) {
      const groups = Object.create(null)
      let index = 0
      for (const item of items) (groups[keyOf(item, index++)] ??= []).push(item)
      return groups
    },
  })
  add(Promise, {
    withResolvers() {
      let settle
      const promise = new this((resolve, reject) => (settle = { resolve, reject }))
      return { promise, ...settle }
    },
  })
  add(URL, {
    canParse(url, base) {
      try {
        return Boolean(new URL(url, base))
      } catch {
        return false
      }
    },
  })
  add(String.prototype, {
    toWellFormed() {
      return this.replace(/\p{Surrogate}/gu, '\uFFFD')
    },
  })

  // Popovers (`popover`, `popovertarget`, `popovertargetaction`): the styles show one that is marked as open.
  if (!('popover' in HTMLElement.prototype)) {
    const OPEN = 'data-popover-open'
    let opener
    const close = () => {
      for (const open of document.querySelectorAll(`[${OPEN}]`)) open.removeAttribute(OPEN)
    }
    addEventListener('click', ({ target }) => {
      const button = target.closest('[popovertarget]')
      const popover = button && document.getElementById(button.getAttribute('popovertarget'))
      if (!popover) {
        if (!target.closest(`[${OPEN}]`)) close()
        return
      }
      const opens = button.getAttribute('popovertargetaction') !== 'hide' && !popover.hasAttribute(OPEN)
      close()
      if (opens) {
        popover.setAttribute(OPEN, '')
        opener = button
      } else opener?.focus()
    })
    addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !document.querySelector(`[${OPEN}]`)) return
      close()
      opener?.focus()
    })
  }
}
