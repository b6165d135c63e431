import { broadcastForm, type Broadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { expect, test } from 'vitest'
import { atFields, schemaIssues } from '../../../ui/form/issues.ts'
import {
  extraIssues,
  bodyOf,
  checkedBody,
  emptyValues,
  fieldOf,
  valuesOf,
  type BroadcastValues,
} from './broadcast-values.ts'

const atOnce = { starts: null, ends: null }
const written: BroadcastValues = { ...emptyValues, title: 'Hello' }
const person = { uuid: '00000000-0000-7000-8000-000000000002', name: 'Ada Wong' }

/** What is said of it, by field. */
function issuesOf(change: Partial<BroadcastValues>): Record<string, string> {
  const values = { ...written, ...change }
  return { ...atFields(schemaIssues(broadcastForm, checkedBody(values)), fieldOf), ...extraIssues(values) }
}

test('A5 Ours: everybody, one role or one person', () => {
  expect(bodyOf(written, atOnce).audience).toEqual({ kind: 'all' })
  const role: BroadcastValues = { ...written, audience: 'role', role: 'virtualassistant' }
  expect(bodyOf(role, atOnce).audience).toEqual({ kind: 'role', role: 'virtualassistant' })
  expect(bodyOf({ ...written, audience: 'user', person }, atOnce).audience).toEqual({
    kind: 'user',
    user_uuid: person.uuid,
  })
})

test('A5 Ours: what is missing or wrong stands at its field', () => {
  expect(issuesOf({})).toEqual({})
  expect(issuesOf({ title: ' ', audience: 'user' })).toEqual({ title: 'Required', person: 'Required' })
  expect(issuesOf({ audience: 'user', person })).toEqual({})
  expect(issuesOf({ entity_link: '  ' })).toEqual({})
  expect(Object.keys(issuesOf({ entity_link: 'somewhere' }))).toEqual(['entity_link'])
  // A person whose account was closed meanwhile is refused by the server.
  expect(fieldOf('audience.user_uuid')).toBe('person')
})

test('A5 Ours: at once, or at a time; without an end the usual one holds', () => {
  const starts = '2026-11-21T09:00'
  expect(checkedBody({ ...written, starts })).toMatchObject(atOnce)
  expect(issuesOf({ when: 'later' })).toEqual({ starts: 'Required' })
  expect(issuesOf({ when: 'later', starts })).toEqual({})
  expect(issuesOf({ when: 'later', starts, ends: starts })).toEqual({ ends: 'Must be after it starts' })
  expect(issuesOf({ when: 'now', starts, ends: '2026-11-20T09:00' })).toEqual({})
})

test('one that exists is edited as it was written', () => {
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
  expect(bodyOf(values, { starts, ends })).toEqual({
    audience,
    title,
    body,
    icon,
    priority,
    entity_link,
    starts,
    ends,
  })
  const toOne: Broadcast = {
    ...broadcast,
    audience: { kind: 'user', user_uuid: person.uuid },
    audience_title: person.name,
  }
  expect(valuesOf(toOne, { starts: values.starts, ends: values.ends }).person).toEqual(person)
})
