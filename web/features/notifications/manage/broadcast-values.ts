import type { Broadcast, BroadcastForm } from '@talentplace/contract/notifications/broadcasts/broadcast.routes'
import type { NotificationRole } from '@talentplace/contract/notifications/notification-types'

/** A notification as its form holds it. Times are texts of the writer's clock. */
export interface BroadcastValues {
  readonly audience: 'all' | 'role' | 'user'
  readonly role: NotificationRole
  readonly user_uuid: string | null
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
  user_uuid: null,
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
    user_uuid: audience.kind === 'user' ? audience.user_uuid : null,
    title,
    body,
    icon,
    priority,
    entity_link: entity_link ?? '',
    when: 'later',
    ...times,
  }
}

/** To whom; null while one person is meant and nobody was picked. */
export function audienceOf({ audience, role, user_uuid }: BroadcastValues): BroadcastForm['audience'] | null {
  if (audience === 'all') return { kind: 'all' }
  if (audience === 'role') return { kind: 'role', role }
  return user_uuid === null ? null : { kind: 'user', user_uuid }
}

/** What is sent, its times made instants by `toInstant`; null while there is no audience. */
export async function bodyOf(
  values: BroadcastValues,
  toInstant: (text: string) => Promise<string>,
): Promise<BroadcastForm | null> {
  const audience = audienceOf(values)
  if (audience === null) return null
  const { title, body, icon, priority, entity_link, when, starts, ends } = values
  return {
    audience,
    title,
    body,
    icon,
    priority,
    entity_link: entity_link.trim() === '' ? null : entity_link.trim(),
    starts: when === 'now' ? null : await toInstant(starts),
    ends: ends === '' ? null : await toInstant(ends),
  }
}
