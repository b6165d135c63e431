import { expect, it } from 'vitest'
import { readRoutes, routeIn } from '@talentplace/e2e/steps/known-routes'

it('every page that can be opened is known, and an address is the page of which most is fixed', async () => {
  const routes = await readRoutes()
  expect(routes.length).toBeGreaterThan(120)
  expect(routes).not.toContain('/client/dashboard')
  const find = routeIn(routes)
  expect(find('/')).toBe('/')
  expect(find('/client/home')).toBe('/client/home')
  expect(find('/search/0198f3c2-5a77-7c61-9d5e-1f2a3b4c5d6e')).toBe('/search/:uuid')
  expect(find('/client/checkout_confirmation')).toBe('/client/checkout_confirmation/:uuid?')
  expect(find('/client/checkout_confirmation/7')).toBe('/client/checkout_confirmation/:uuid?')
  expect(find('/nowhere/at/all')).toBeNull()
})
