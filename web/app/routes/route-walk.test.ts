import { flagNames } from '@talentplace/contract/shared/flag'
import { permissions, type Permission } from '@talentplace/contract/shared/permission'
import { expect, test } from 'vitest'
import { resolveGuard, type Viewer } from './guards.ts'
import { notFoundRoute, publicRoutes } from './public.ts'
import { restRoutes } from './rest.ts'
import { anyUuid, isPage, type AppRoute } from './route.ts'
import { routeAmong } from './table.ts'

/*
 * Every address as everybody, compared with the snapshot `route-walk.txt` (`-u` writes it), to be read: below each address stand the
 * places it leads to and who is led there. `open`: they see the page. `*`: the way back is remembered. Clients are the
 * primary contacts of their companies.
 */
const everybody: Record<string, Record<string, readonly Permission[] | null>> = {
  visitors: { visitor: null },
  clients: {
    client: ['client'],
    'client.beta': ['client', 'client.beta'],
    'client.early-access': ['client', 'client.early-access'],
  },
  assistants: {
    assistant: ['virtualassistant'],
    'assistant.beta': ['virtualassistant', 'virtualassistant.beta'],
    'assistant.early-access': ['virtualassistant', 'virtualassistant.early-access'],
  },
  staff: {
    'bare admin': ['admin'],
    ...Object.fromEntries(
      permissions.filter((each) => each.startsWith('admin_')).map((each) => [each, ['admin', each] as const]),
    ),
    super_admin: ['super_admin'],
  },
  others: { 'client of the other brand': ['askbetty_client'], 'client and assistant': ['client', 'virtualassistant'] },
}

const routes = [...publicRoutes, ...restRoutes]
const found = new Map<string, AppRoute>()

function find(pathname: string): AppRoute {
  const route = found.get(pathname) ?? routeAmong(routes, pathname) ?? notFoundRoute
  found.set(pathname, route)
  return route
}

/** Where someone ends who opens the address, each turn judged again as the browser does. */
function walk(address: string, viewer: Viewer): string {
  let at = address
  let mark = ''
  for (let turn = 0; turn < 5; turn += 1) {
    const route = find(at)
    if (!isPage(route)) {
      at = route.redirectTo.replace(/\?.*/, '')
      continue
    }
    const verdict = resolveGuard(route, at, viewer, find)
    if (verdict.kind !== 'go') return at === address ? verdict.kind : at + mark
    at = verdict.to
    if (verdict.remembered) mark = ' *'
  }
  throw new Error(`${address} leads in circles`)
}

const number = Object.values(everybody).flatMap((members) => Object.keys(members)).length

function namesOf(people: ReadonlySet<string>): string {
  if (people.size === number) return 'everybody'
  return Object.entries(everybody)
    .flatMap(([group, members]) => {
      const names = Object.keys(members)
      const here = names.filter((name) => people.has(name))
      if (here.length < names.length || group === 'others') {
        const absent = names.filter((name) => !people.has(name))
        return here.length > 4 ? [`${group} but ${absent.join(', but ')}`] : here
      }
      return [group]
    })
    .join(', ')
}

function outcomes(address: string, flags: Record<string, boolean>): string[] {
  const led = new Map<string, Set<string>>()
  for (const members of Object.values(everybody)) {
    for (const [name, granted] of Object.entries(members)) {
      const to = walk(address, { permissions: granted, isPrimaryContact: granted?.includes('client') === true, flags })
      led.set(to, (led.get(to) ?? new Set()).add(name))
    }
  }
  return [...led].map(([to, people]) => `  ${to.replaceAll(anyUuid, '{uuid}')}: ${namesOf(people)}`)
}

const on = Object.fromEntries(flagNames.map((name) => [name, true]))

function linesOf(route: AppRoute): string[] {
  const address = isPage(route) ? route.example : route.path
  const withAll = outcomes(address, on)
  const without = outcomes(address, {})
  const same = withAll.join() === without.join()
  return [route.path, ...withAll, ...(same ? [] : [' features off', ...without])]
}

test('A3.6 every address, as everybody, leads where the snapshot says', async () => {
  await expect(`${[...routes, notFoundRoute].flatMap(linesOf).join('\n')}\n`).toMatchFileSnapshot('./route-walk.txt')
})

test('A3.1 to A3.4 the addresses of the three documents are all there', () => {
  expect(routes.length).toBeGreaterThan(120)
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})
