import { afterEach, expect, test, vi } from 'vitest'
import type { Permission } from '@talentplace/contract/shared/permission'
import { endpoints } from '../../platform/api/endpoints.ts'
import { criteriaState, noChoices } from '../../platform/criteria/criteria-store.ts'
import { isPage } from '../routes/route.ts'
import { knownRoutes, loadAllRoutes } from '../routes/table.ts'
import { arrivalReads, pageReads } from './arrival-reads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  criteriaState.replace(noChoices)
})

const uuid = '0190a0b0-0000-7000-8000-000000000001'

/** What is asked for before the page is drawn, as someone who opens it. */
function requestedBy(
  permissions: Permission[],
  path: string,
  { isPhone = false, client_uuid = null as string | null } = {},
) {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isPhone }) })
  const user = { uuid: 'u', full_name: 'Sam Kerr', email: 's@k.test', permissions, avatar_id: 3, client_uuid }
  return Array.from(arrivalReads(path, { ...user, is_primary_contact: 'false', colleague_role: 'everything' }))
}

const names = (reads: readonly { readonly name: string }[]) => reads.map(({ name }) => name)
const menu = 'operations.getAssistantHome'

test('A2.11 what an assistant’s menu depends on is asked for at arrival, where the page waits for it', () => {
  expect(names(requestedBy(['virtualassistant'], '/va/profile'))).toContain(menu)
  expect(names(requestedBy(['virtualassistant'], '/va/profile', { isPhone: true }))).not.toContain(menu)
  expect(names(requestedBy(['client'], '/client/home'))).not.toContain(menu)
  expect(names(requestedBy(['admin', 'virtualassistant'], '/admin/home'))).not.toContain(menu)
})

test('T12 what a page shows first is asked for once, by calls that stand in every first load', () => {
  criteriaState.replace({ page: 1, criteria: { ...noChoices.criteria, step: 'candidates', rids: [14], hours: [20] } })
  const everywhere = [
    ...requestedBy(['client'], '/client/home', { client_uuid: uuid }),
    ...requestedBy(['client'], '/client/checkout', { client_uuid: uuid }),
    ...requestedBy(['client'], '/search', { client_uuid: uuid }),
    ...requestedBy(['client'], `/assistants/${uuid}`, { client_uuid: uuid }),
    ...requestedBy(['admin'], '/admin/home'),
    ...requestedBy(['virtualassistant'], '/va/profile'),
  ]
  expect(names(everywhere)).toContain('matching.searchAssistants')
  expect(names(everywhere).filter((name) => endpoints[name]?.method !== 'GET')).toEqual([])
  const home = requestedBy(['virtualassistant'], '/va/home')
  expect(names(home).filter((name) => name === menu)).toHaveLength(1)
})

test('every path with reads of its own is a page’s', async () => {
  await loadAllRoutes()
  const examples = knownRoutes.read().flatMap((route) => (isPage(route) ? [route.example] : []))
  expect(pageReads.filter(([path]) => !examples.some((example) => path.test(example)))).toEqual([])
})
