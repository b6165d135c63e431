import type { Permission } from '@talentplace/contract/shared/permission'
import { expect, test } from 'vitest'
import { continuesInDraft, landingAfterLogin, type Choices } from './after-login.ts'
import { publicRoutes } from './routes/public.ts'
import type { AppRoute } from './routes/route.ts'
import { routeAmong } from './routes/table.ts'

const nothing: Choices = { rids: [], keywords: { roles: [], skills: [], tools: [], default: [] } }
const word: Choices = { rids: [], keywords: { ...nothing.keywords, tools: ['Xero'] } }
const role: Choices = { ...word, rids: [14] }
const at = (path: string): AppRoute | null => routeAmong(publicRoutes, path)
const leads = (path: string, permissions: Permission[], choices: Choices) =>
  landingAfterLogin(at(path), { permissions }, choices)

test('A2.12 signing in on a page that asks for it leads each to their home', () => {
  expect(leads('/', ['admin'], nothing)).toBe('/admin/home')
  expect(leads('/', ['super_admin'], role)).toBe('/admin/home')
  expect(leads('/client/signup', ['virtualassistant'], role)).toBe('/va/home')
  expect(leads('/client/signup', ['client'], nothing)).toBe('/client/home')
})

test('A2.12 a client goes on with the search they have begun', () => {
  expect(leads('/client/signup', ['client'], role)).toBe('/search?step=candidates')
  expect(leads('/client/signup', ['client'], word)).toBe('/search?step=roles')
  expect(leads('/', ['client'], word)).toBeNull()
})

test('A2.12 signing in on any other page leaves the person there', () => {
  expect(leads('/search', ['admin'], nothing)).toBeNull()
  expect(leads('/assistants/00000000-0000-7000-8000-000000000000', ['client'], role)).toBeNull()
})

const goesOn = (path: string, permissions: Permission[], choices: Choices) =>
  continuesInDraft(path, { permissions }, choices)

test('B6.6 a client who signs in on the search, or while signing up with one, goes on in a draft', () => {
  expect(goesOn('/search', ['client'], nothing)).toBe(true)
  expect(goesOn('/client/signup/', ['client'], role)).toBe(true)
  expect(goesOn('/client/signup', ['client'], nothing)).toBe(false)
  expect(goesOn('/search/00000000-0000-7000-8000-000000000000', ['client'], role)).toBe(false)
  expect(goesOn('/search', ['virtualassistant'], role)).toBe(false)
  expect(goesOn('/search', ['admin', 'client'], role)).toBe(false)
})

test('A3.5 a page with an address for after login leads there', () => {
  const route: AppRoute = {
    ...at('/search'),
    postLoginURL: '/preferences',
  } as AppRoute
  expect(landingAfterLogin(route, { permissions: ['client'] }, nothing)).toBe('/preferences')
})
