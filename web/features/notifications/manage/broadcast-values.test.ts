import type { Broadcast } from '@talentplace/contract/notifications/broadcasts/broadcast.routes'
import { expect, test } from 'vitest'
import { bodyOf, emptyValues, valuesOf, type BroadcastValues } from './broadcast-values.ts'

const toInstant = async (text: string): Promise<string> => `${text}:00.000Z`
const written: BroadcastValues = { ...emptyValues, title: 'Hello' }

test('A5 Ours: everybody, one role or one person; nobody picked sends nothing', async () => {
  expect((await bodyOf(written, toInstant))?.audience).toEqual({ kind: 'all' })
  const role: BroadcastValues = { ...written, audience: 'role', role: 'virtualassistant' }
  expect((await bodyOf(role, toInstant))?.audience).toEqual({ kind: 'role', role: 'virtualassistant' })
  const nobody: BroadcastValues = { ...written, audience: 'user' }
  expect(await bodyOf(nobody, toInstant)).toBeNull()
  expect((await bodyOf({ ...nobody, user_uuid: 'u-1' }, toInstant))?.audience).toEqual({
    kind: 'user',
    user_uuid: 'u-1',
  })
})

test('A5 Ours: at once, or at a time of the writer’s clock; without an end the usual one holds', async () => {
  const later: BroadcastValues = { ...written, when: 'later', starts: '2026-11-21T09:00' }
  expect(await bodyOf({ ...later, when: 'now' }, toInstant)).toMatchObject({ starts: null, ends: null })
  expect(await bodyOf({ ...later, ends: '2026-12-01T00:00' }, toInstant)).toMatchObject({
    starts: '2026-11-21T09:00:00.000Z',
    ends: '2026-12-01T00:00:00.000Z',
  })
})

test('one that exists is edited as it was written', async () => {
  const broadcast: Broadcast = {
    uuid: '00000000-0000-7000-8000-000000000001',
    state: 'scheduled',
    audience: { kind: 'role', role: 'client.beta' },
    audience_title: 'All clients in beta',
    title: 'New invoices',
    body: 'They come on Monday.',
    icon: 'happy',
    priority: 0,
    entity_link: 'discussion:42',
    starts: '2026-11-21T09:00:00.000Z',
    ends: '2027-02-19T09:00:00.000Z',
    sender_name: 'Robin Castell',
    created_date: '2026-11-20T12:00:00.000Z',
    results: { read: 0, mailed: 0 },
  }
  const values = valuesOf(broadcast, { starts: '2026-11-21T09:00', ends: '2027-02-19T09:00' })
  const { audience, title, body, icon, priority, entity_link, starts, ends } = broadcast
  expect(await bodyOf(values, toInstant)).toEqual({
    audience,
    title,
    body,
    icon,
    priority,
    entity_link,
    starts,
    ends,
  })
})
