import type { Permission } from '@talentplace/contract/shared/permission'
import { expect, test } from 'vitest'
import { resolveGuard, passes, type Viewer } from './guards.ts'
import { publicRoutes } from './public.ts'
import { restRoutes } from './rest.ts'
import type { AppRoute } from './route.ts'
import { routeAmong } from './table.ts'

const routes = [...publicRoutes, ...restRoutes]
const find = (pathname: string): AppRoute | null => routeAmong(routes, pathname)
const uuid = '0198f3c2-5a77-7c61-9d5e-1f2a3b4c5d6e'

function judged(pathname: string, permissions: Permission[] | null, flags: Viewer['flags'] = {}) {
  const route = find(pathname)
  if (!route) throw new Error(`${pathname} is no address of ours`)
  return resolveGuard(route, pathname, { permissions, flags }, find)
}

const go = (to: string, remembered = false) => ({ kind: 'go', to, remembered })

test('A3.6, A3.9, A2.13 a guest goes to the root, and the way back is remembered', () => {
  expect(judged('/client/home', null)).toEqual(go('/', true))
  expect(judged('/profile/password', null)).toEqual(go('/', true))
})

test('0.1 the wrong area leads to the same sub-path in an own one: client, then VA, then admin', () => {
  expect(judged('/admin/notifications', ['virtualassistant', 'client'])).toEqual(go('/client/notifications'))
  expect(judged('/client/notifications', ['virtualassistant', 'admin'])).toEqual(go('/va/notifications'))
  expect(judged(`/va/discussions/${uuid}`, ['admin'])).toEqual(go(`/admin/discussions/${uuid}`))
})

test('0.1 home is the fallback: admin, then VA, then client, then the root', () => {
  expect(judged('/client/company_info', ['admin', 'virtualassistant'])).toEqual(go('/admin/home'))
  expect(judged('/admin/users', ['virtualassistant', 'client'])).toEqual(go('/va/home'))
  expect(judged('/admin/users', ['client'])).toEqual(go('/client/home'))
  expect(judged('/admin/users', ['askbetty_client'])).toEqual(go('/'))
})

test('0.1 a sub-path counts only where a page of ours stands, and where its uuid is one', () => {
  expect(judged('/admin/projects/matching', ['client'])).toEqual(go('/client/home'))
  expect(judged(`/admin/projects/${uuid}`, ['client'])).toEqual(go(`/client/projects/${uuid}`))
})

test('A2.9 Billing is the primary contact’s; other contacts are led home', () => {
  const route = find('/client/billing')
  if (!route) throw new Error('Billing has no address')
  const client = { permissions: ['client'] as const, flags: {} }
  expect(resolveGuard(route, '/client/billing', { ...client, isPrimaryContact: true }, find)).toEqual({ kind: 'open' })
  expect(resolveGuard(route, '/client/billing', { ...client, isPrimaryContact: false }, find)).toEqual(
    go('/client/home'),
  )
})

test('A1 Ours: staff who have to set up two-step sign-in are led there from every page of theirs', () => {
  const admin = { permissions: ['admin'] as const, flags: {}, mustSetUpTwoStep: true }
  for (const pathname of ['/admin/home', '/admin/users', '/preferences']) {
    const route = find(pathname)
    expect(route && resolveGuard(route, pathname, admin, find)).toEqual(go('/profile/password'))
  }
  const page = find('/profile/password')
  expect(page && resolveGuard(page, '/profile/password', admin, find)).toEqual({ kind: 'open' })
})

test('A3.6 a missing feature leads to the root; while it is not known, nothing is decided', () => {
  expect(judged('/client/time', ['client'])).toEqual(go('/'))
  expect(judged('/client/time', ['client'], null)).toEqual({ kind: 'wait' })
  expect(judged('/client/time', ['client'], { 'client-time': true })).toEqual({ kind: 'open' })
})

test('A2.8 a beta permission has the feature without its flag, and only for its own role', () => {
  expect(judged('/client/time', ['client', 'client.beta'], null)).toEqual({ kind: 'open' })
  expect(judged('/va/time', ['virtualassistant', 'client.beta'])).toEqual(go('/'))
})

test('A3.6 a signed-in VA at the root goes home', () => {
  expect(judged('/', ['virtualassistant'])).toEqual(go('/va/home'))
  expect(judged('/', ['client'])).toEqual({ kind: 'open' })
  expect(judged('/', null)).toEqual({ kind: 'open' })
})

test('A2.6 super-admin pages need super_admin, which implies every admin permission', () => {
  expect(judged('/admin/sockets', ['admin', 'admin_configuration.view'])).toEqual(go('/admin/home'))
  expect(judged('/admin/sockets', ['super_admin'])).toEqual({ kind: 'open' })
  expect(judged('/admin/utms', ['super_admin'])).toEqual({ kind: 'open' })
})

test('0.20 an assistant at checkout is not led away', () => {
  expect(judged('/client/checkout', ['virtualassistant'])).toEqual({ kind: 'open' })
})

test('A3.10 preferences are for early access and staff', () => {
  expect(judged('/preferences', ['client'])).toEqual(go('/client/home'))
  expect(judged('/preferences', ['client', 'client.early-access'])).toEqual({ kind: 'open' })
  expect(judged('/preferences', ['admin'])).toEqual({ kind: 'open' })
})

test('every permission of a guard that asks for all is needed', () => {
  const viewer: Viewer = { permissions: ['admin'], flags: {} }
  expect(passes({ allOf: ['admin', 'admin_finance.edit'] }, viewer)).toBe(false)
  expect(passes({ allOf: ['admin'] }, viewer)).toBe(true)
  expect(passes(undefined, { permissions: null, flags: null })).toBe(true)
})
