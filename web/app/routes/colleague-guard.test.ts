import type { ColleagueRole } from '@talentplace/contract/accounts/colleague-role'
import { flagNames } from '@talentplace/contract/shared/flag'
import { expect, test } from 'vitest'
import { menuOf } from '../shell/menu.ts'
import { resolveGuard } from './guards.ts'
import { publicRoutes } from './public.ts'
import { restRoutes } from './rest.ts'
import { routeAmong } from './table.ts'

const routes = [...publicRoutes, ...restRoutes]
const flags = Object.fromEntries(flagNames.map((name) => [name, true]))
const viewer = (colleagueRole: ColleagueRole) => ({
  permissions: ['client'] as const,
  flags,
  isPrimaryContact: false,
  colleagueRole,
})

const find = (pathname: string) => routeAmong(routes, pathname)

/** Where it leads instead; null: it opens. */
function leadsTo(path: string, role: ColleagueRole): string | null {
  const route = find(path)
  if (!route) throw new Error(`${path} is no address of ours`)
  const verdict = resolveGuard(route, path, viewer(role), find)
  return verdict.kind === 'go' ? verdict.to : null
}

test.each([
  ['/client/invoices', [true, false, true]],
  ['/client/company_info', [true, false, true]],
  ['/client/tasks', [true, true, false]],
  ['/client/time', [true, true, false]],
  ['/client/discussions', [true, true, false]],
  ['/client/reviews', [true, true, false]],
  ['/client/projects', [true, true, true]],
  ['/client/projects_draft', [true, true, true]],
  ['/client/colleagues', [false, false, false]],
])('%s opens for colleagues whose role has it; others are led home', (path, expected) => {
  const ways = (['everything', 'work', 'money'] as const).map((role) => leadsTo(path, role))
  expect(ways).toEqual(expected.map((opens) => (opens ? null : '/client/home')))
})

const labels = (role: ColleagueRole) =>
  menuOf(routes, 'client', { ...viewer(role), assistantState: 'none' }).map(({ label }) => label)

test('the menu shows what opens', () => {
  expect(labels('work')).not.toContain('Invoices')
  expect(labels('work')).toContain('Tasks')
  expect(labels('money')).toContain('Invoices')
  for (const label of ['Tasks', 'Time', 'Discussions']) expect(labels('money')).not.toContain(label)
})
