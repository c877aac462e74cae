import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.server.ts'

test('the policy names each inline script by its hash and allows no other', () => {
  const policy = contentSecurityPolicy([
    '<script>alert(1)</script><script src="/a.js"></script>',
    '<script type="module">x</script>',
  ])
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
  expect(policy.match(/sha256-/g)).toHaveLength(2)
  expect(policy).not.toContain('unsafe-inline')
})

test('the policy allows pictures from this site and from configured systems', () => {
  expect(contentSecurityPolicy([], { imageOrigins: ['https://shop.example.com'] })).toContain(
    "img-src 'self' data: https://shop.example.com;",
  )
  expect(contentSecurityPolicy([])).toContain("img-src 'self' data:;")
})

test('the policy frames the players of configured hosts and nothing else', () => {
  const frameOrigins = ['https://player.vimeo.com']
  expect(contentSecurityPolicy([], { frameOrigins })).toContain('; frame-src https://player.vimeo.com;')
  expect(contentSecurityPolicy([])).toContain("; frame-src 'none';")
})

test('the policy takes films from where pictures come from', () => {
  expect(contentSecurityPolicy([], { imageOrigins: ['https://cms.example.com'] })).toContain(
    "; media-src 'self' https://cms.example.com;",
  )
})

test('data blocks do not count as scripts', () => {
  const html = '<script type="application/ld+json">{}</script><script type="application/json">{}</script>'
  expect(contentSecurityPolicy([html])).toContain("script-src 'self';")
})

test('the policy names the page’s styles by their hash', () => {
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  expect(contentSecurityPolicy([], { styles: 'a{}' })).toContain(
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';",
  )
  expect(contentSecurityPolicy([])).toContain("style-src 'self';")
})
