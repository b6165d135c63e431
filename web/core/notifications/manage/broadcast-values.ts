import type { Broadcast, BroadcastForm } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import type { NotificationRole } from '@talentplace/contract/core/notifications/notification-types'
import { inUtc, instantInZone } from '../../../platform/viewer-zone/local-instant.ts'

export interface Person {
  readonly uuid: string
  readonly name: string
}

/** A notification as its form holds it. Times are texts of the writer's clock. */
export interface BroadcastValues {
  readonly audience: 'all' | 'role' | 'user'
  readonly role: NotificationRole
  /** To whom it goes where one person is meant; null: nobody is picked. */
  readonly person: Person | null
  readonly title: string
  readonly body: string
  readonly icon: BroadcastForm['icon']
  readonly priority: BroadcastForm['priority']
  readonly entity_link: string
  readonly when: 'now' | 'later'
  readonly starts: string
  /** Empty: 90 days after it starts. */
  readonly ends: string
}

export const emptyValues: BroadcastValues = {
  audience: 'all',
  role: 'client',
  person: null,
  title: '',
  body: '',
  icon: 'info',
  priority: 1,
  entity_link: '',
  when: 'now',
  starts: '',
  ends: '',
}

/** What the form begins with for one that exists; `starts` and `ends` are its times on the writer's clock. */
export function valuesOf(broadcast: Broadcast, times: { starts: string; ends: string }): BroadcastValues {
  const { audience, title, body, icon, priority, entity_link } = broadcast
  return {
    audience: audience.kind,
    role: audience.kind === 'role' ? audience.role : emptyValues.role,
    person: audience.kind === 'user' ? { uuid: audience.user_uuid, name: broadcast.audience_title } : null,
    title,
    body,
    icon,
    priority,
    entity_link: entity_link ?? '',
    when: 'later',
    ...times,
  }
}

function audienceOf({ audience, role, person }: BroadcastValues): BroadcastForm['audience'] {
  if (audience === 'all') return { kind: 'all' }
  return audience === 'role' ? { kind: 'role', role } : { kind: 'user', user_uuid: person?.uuid ?? '' }
}

/** Instants; null: at once, or the usual end. */
interface Times {
  readonly starts: string | null
  readonly ends: string | null
}

export function bodyOf(values: BroadcastValues, times: Times): BroadcastForm {
  const { title, body, icon, priority, entity_link } = values
  const link = entity_link.trim()
  return { audience: audienceOf(values), title, body, icon, priority, entity_link: link === '' ? null : link, ...times }
}

/** What the contract checks of the form: its times as if they were of UTC. */
export function checkedBody(values: BroadcastValues): BroadcastForm {
  const { when, starts, ends } = values
  return bodyOf(values, { starts: when === 'now' ? null : inUtc(starts), ends: ends === '' ? null : inUtc(ends) })
}

/** What is sent: its times are the instants that they mean on the writer's clock. Throws `ApiFailure`. */
export async function sentBody(values: BroadcastValues, timezone: string): Promise<BroadcastForm> {
  const { when, starts, ends } = values
  return bodyOf(values, {
    starts: when === 'now' ? null : await instantInZone(starts, timezone),
    ends: ends === '' ? null : await instantInZone(ends, timezone),
  })
}

/** What only the form can tell: nobody picked, no time, one time before the other. */
export function extraIssues({ audience, person, when, starts, ends }: BroadcastValues): Record<string, string> {
  const isEarly = when === 'later' && starts !== '' && ends !== '' && ends <= starts
  return {
    ...(audience === 'user' && person === null && { person: 'Required' }),
    ...(when === 'later' && starts === '' && { starts: 'Required' }),
    ...(isEarly && { ends: 'Must be after it starts' }),
  }
}

/** Whom it goes to is sent in one, and entered in three fields. */
export function fieldOf(path: string): string {
  if (path === 'audience.user_uuid') return 'person'
  return path === 'audience.role' ? 'role' : path
}
