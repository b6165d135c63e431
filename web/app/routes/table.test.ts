import { expect, test, vi } from 'vitest'
import { descriptions } from './descriptions.ts'
import { marketingRoutes } from './marketing.ts'
import { publicRoutes } from './public.ts'
import { restRoutes } from './rest.ts'
import { isPage } from './route.ts'
import { routeAmong } from './table.ts'

const routes = [...publicRoutes, ...restRoutes]

test('A3.4 the example of each route leads to it', () => {
  const led = routes.map((route) => routeAmong(routes, isPage(route) ? route.example : route.path)?.path)
  expect(led).toEqual(routes.map(({ path }) => path))
})

test('A3.1 what is fixed in a path goes before what is a parameter', () => {
  expect(routeAmong(routes, '/admin/projects/matching')?.path).toBe('/admin/projects/matching')
  expect(routeAmong(routes, '/admin/virtualassistants/applicants')?.path).toBe('/admin/virtualassistants/applicants')
  expect(routeAmong(routes, '/client/projects/a')?.path).toBe('/client/projects/:uuid/:rate_plan_uuid?')
  expect(routeAmong(routes, '/client/projects/a/b')?.path).toBe('/client/projects/:uuid/:rate_plan_uuid?')
})

test('A3.4 an address is not found only once the whole table is there', async () => {
  // Another file's tests may have loaded the whole table in this process already.
  vi.resetModules()
  const [fresh, { notFoundRoute }] = await Promise.all([import('./table.ts'), import('./public.ts')])
  expect(fresh.findRoute('/admin/nope')).toBeNull()
  await fresh.loadAllRoutes()
  for (const path of ['/nope', '/search/a/b', '/client', '/assistants', '/SEARCHES', '/admin/criteria/colours'])
    expect(fresh.findRoute(path)).toBe(notFoundRoute)
})

test('A3.3 addresses answer with and without a trailing slash', () => {
  const route = routeAmong(routes, '/client/signup')
  expect(route?.path).toBe('/client/signup')
  expect(routeAmong(routes, '/client/signup/')).toBe(route)
})

test('A3.8 every page but the root has a title of its own, written without what HTML reads as markup', () => {
  const without = routes.filter(isPage).filter(({ title = '' }) => !/^[A-Z][^<>&"]+$/.test(title))
  expect(without.map(({ path }) => path)).toEqual(['/'])
})

test('A4.2 every page to be found and shared has a description of its own, short enough to be shown whole', () => {
  expect(Object.keys(descriptions).filter((path) => routeAmong(routes, path)?.path !== path)).toEqual([])
  expect(marketingRoutes.filter(({ path }) => descriptions[path] === undefined)).toEqual([])
  const texts = Object.values(descriptions)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => text.length > 160)).toEqual([])
})
