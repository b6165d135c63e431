import { expect, type APIRequestContext, type TestInfo } from '@playwright/test'
import { authorized, type Person } from './session.ts'

/** Each width has a reader of its own, so that what one test sends never counts in another. */
const readers = {
  phone: { email: 'client2@demo.test', area: 'client' },
  tablet: { email: 'contact@demo.test', area: 'client' },
  desktop: { email: 'va2@demo.test', area: 'va' },
} as const

export function viewerOf({ project }: TestInfo): (typeof readers)[keyof typeof readers] {
  return readers[project.name as keyof typeof readers]
}

/** Sends a notification to one person, as staff would. Answers with its uuid. */
export async function send(
  request: APIRequestContext,
  staff: Person,
  to: Person,
  message: { title: string; body?: string; priority?: number },
): Promise<string> {
  const answer = await request.post('/api/notifications', {
    headers: authorized(staff),
    data: { audience: { kind: 'user', user_uuid: to.user.uuid }, ...message },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { uuid: string }).uuid
}

/** How many notifications the person hasn't read, as the server counts them. */
export async function unreadOf(request: APIRequestContext, person: Person): Promise<number> {
  const answer = await request.get('/api/notifications', { headers: authorized(person) })
  return ((await answer.json()) as { unread: number }).unread
}

/** Waits until the server counts the person's page among its open connections, as a super administrator sees them. */
export async function connected(request: APIRequestContext, supervisor: Person, person: Person): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await request.get('/api/sockets', {
        params: { search: person.user.full_name },
        headers: { authorization: `Bearer ${supervisor.token}` },
      })
      return ((await answer.json()) as { count: number }).count
    })
    .toBeGreaterThan(0)
}
