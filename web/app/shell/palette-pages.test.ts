import type { Permission } from '@talentplace/contract/shared/permission'
import { flagNames } from '@talentplace/contract/shared/flag'
import { expect, test } from 'vitest'
import { publicRoutes } from '../routes/public.ts'
import { restRoutes } from '../routes/rest.ts'
import { palettePages } from './palette-pages.tsx'

const routes = [...publicRoutes, ...restRoutes]
const allOn = Object.fromEntries(flagNames.map((name) => [name, true]))

function pages(permissions: Permission[], flags: Record<string, boolean> = allOn) {
  return palettePages(routes, { permissions, flags, isPrimaryContact: false })
}
const titles = (permissions: Permission[], flags?: Record<string, boolean>) =>
  pages(permissions, flags).map(({ title }) => title)

test('the palette offers the pages that a permission opens, in the order of the menu, those of no menu last', () => {
  expect(titles(['admin', 'admin_client.view'])).toEqual([
    'Home',
    'Discussions',
    'Clients',
    'Tasks',
    'To do',
    'Notifications',
    'Preferences',
    'Change password',
    'Your data',
  ])
  expect(titles(['admin', 'admin_finance.view'])).toContain('Payouts')
  expect(titles(['admin'])).not.toContain('Payouts')
})

test('A2.7 what a flag closes is not offered', () => {
  expect(titles(['admin'], {})).not.toContain('Tasks')
})

test('no page of clients or assistants is offered, nor one that is about one thing', () => {
  const all = pages(['super_admin', 'client', 'virtualassistant'])
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ to }) => /^\/(client|va)\/|:/.test(to))).toEqual([])
})

test('a page says where the menu has it, where that says more than its title', () => {
  const places = Object.fromEntries(pages(['super_admin']).map(({ title, place }) => [title, place]))
  expect(places).toMatchObject({ 'Virtual assistants': 'Virtual assistants › Active', Clients: null, Payouts: null })
})
