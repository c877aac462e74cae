import { expect, test } from 'vitest'
import { screenStyles } from './screen-styles.server.ts'

const css = `
@layer reset, ui;
@font-face{font-family:Sofia;src:url(/a.woff2)}
@keyframes turn{to{rotate:1turn}}
body{margin:0}
a:hover{color:red}
.card{color:blue}
.card .head, .list{color:green}
.card:not(.open) p{color:grey}
.card:has(.badge){color:black}
[data-x=".ghost"] .card{top:0}
@media (min-width:768px){.card{width:1px}.ghost{width:2px}@supports (gap:1px){.ghost{gap:1px}}}
@layer ui{.w\\:1{left:0}.ghost{left:1px}}
`
const pageOf = (...classes: string[]) => `<html><body><p class="${classes.join(' ')}">.ghost</p></body></html>`
const stylesOf = screenStyles(css)

test('rules without a class stay, in their order', () => {
  expect(stylesOf('<html></html>')).toBe(
    '@layer reset, ui;@font-face{font-family:Sofia;src:url(/a.woff2)}@keyframes turn{to{rotate:1turn}}body{margin:0}a:hover{color:red}',
  )
})

test('a rule stays if all classes of one of its selectors are on the page', () => {
  expect(stylesOf(pageOf('list'))).toContain('.card .head, .list{color:green}')
  expect(stylesOf(pageOf('head'))).not.toContain('green')
  expect(stylesOf(pageOf('card', 'head'))).toContain('green')
})

test('classes in brackets are not required', () => {
  const styles = stylesOf(pageOf('card'))
  expect(styles).toContain('.card:not(.open) p{color:grey}')
  expect(styles).toContain('.card:has(.badge){color:black}')
  expect(styles).toContain('[data-x=".ghost"] .card{top:0}')
})

test('blocks around required rules stay, and empty ones are dropped', () => {
  expect(stylesOf(pageOf('card'))).toContain('@media (min-width:768px){.card{width:1px}}')
  expect(stylesOf(pageOf('card'))).not.toContain('@layer ui{')
  expect(stylesOf(pageOf('w:1'))).toContain('@layer ui{.w\\:1{left:0}}')
})
