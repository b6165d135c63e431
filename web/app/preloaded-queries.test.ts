import { QueryClient } from '@tanstack/react-query'
import type { Permission } from '@talentplace/contract/shared/permission'
import { expect, test, vi } from 'vitest'
import { sessionState, unknownSession } from '../platform/session/session-store.ts'
import { readAtArrival } from './preloaded-queries.ts'
import type { PageRoute } from './routes/route.ts'

const page = (path: string): PageRoute => ({ path, area: 'shared', example: path, screen: () => Promise.reject() })

/** The operations asked for before the page is drawn, as someone who opens it. */
async function requestedBy(permissions: Permission[], path: string, isPhone = false): Promise<unknown[]> {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isPhone }) })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const user = { uuid: 'u', full_name: 'Sam Kerr', email: 's@k.test', permissions, avatar_id: 3, client_uuid: null }
  sessionState.replace({
    user: { ...user, is_primary_contact: 'false', colleague_role: 'work' },
    token: 't',
    status: 'checking',
  })
  const queryClient = new QueryClient()
  await readAtArrival(queryClient, page(path))
  sessionState.replace(unknownSession)
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
}

const menu = 'operations.getAssistantHome'

test('A2.11 what an assistant’s menu depends on is asked for at arrival, where the page waits for it', async () => {
  expect(await requestedBy(['virtualassistant'], '/va/profile')).toContain(menu)
  expect(await requestedBy(['virtualassistant'], '/va/profile', true)).not.toContain(menu)
  expect(await requestedBy(['client'], '/client/home')).not.toContain(menu)
  expect(await requestedBy(['admin', 'virtualassistant'], '/admin/home')).not.toContain(menu)
})
