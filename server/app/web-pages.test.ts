import { expect, it } from 'vitest'
import { pagePolicy } from './web-pages.ts'

it('A1.14 lets a page reach Google only where its maps are configured', () => {
  expect(pagePolicy('n', { withMaps: false, chatScript: null })).not.toContain('google')
  const policy = pagePolicy('n', { withMaps: true, chatScript: null })
  expect(policy).toContain("script-src 'self' 'nonce-n' https://maps.googleapis.com;")
  expect(policy).toContain("connect-src 'self' https://maps.googleapis.com https://places.googleapis.com;")
  expect(policy).not.toMatch(/unsafe/)
})

it('A3.7 lets a page reach the support chat only where its script is configured, and only its host', () => {
  expect(pagePolicy('n', { withMaps: false, chatScript: null })).not.toContain('frame-src')
  const policy = pagePolicy('n', { withMaps: false, chatScript: 'https://chat.example/widget.js?key=1' })
  expect(policy).toContain("script-src 'self' 'nonce-n' https://chat.example;")
  expect(policy).toContain("connect-src 'self' https://chat.example wss://chat.example;")
  expect(policy).toContain('frame-src https://chat.example;')
  expect(policy).not.toMatch(/unsafe/)
})
