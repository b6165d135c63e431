import type { AccessChangeKind } from '@talentplace/contract/shared/second-person'
import { notify } from '../../core/notifications/notify.ts'
import type { AlertFinanceStaff } from '../../platform/second-person/access-change.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

const titles: Readonly<Record<AccessChangeKind, (name: string) => string>> = {
  granted: (name) => `${name} was given access to payments`,
  email_changed: (name) => `${name}’s email address was changed`,
  password_reset: (name) => `${name}’s password was reset`,
  two_step_reset: (name) => `${name}’s two-step sign-in was reset`,
}

/** Step: everyone else who releases payouts hears that an account which does so too has changed. */
export const alertFinanceStaff: AlertFinanceStaff = async (transaction, { user_uuid, kind, changed_by, at }) => {
  const people = await transaction
    .selectFrom('users')
    .select(['uuid', 'full_name'])
    .where('uuid', 'in', [user_uuid, ...(changed_by === null ? [] : [changed_by])])
    .execute()
  const nameOf = (uuid: string | null) => people.find((each) => each.uuid === uuid)?.full_name.slice(0, 100)
  const by = changed_by === user_uuid ? '' : `Done by ${nameOf(changed_by) ?? 'someone with access to the server'}. `
  const staff = await staffWith(transaction, 'admin_finance.edit')
  await notify(transaction, {
    type: 'payment_access',
    users: staff.filter((each) => each !== user_uuid),
    title: titles[kind](nameOf(user_uuid) ?? 'A colleague'),
    body: `${by}They can release payouts, and approve refunds and adjustments. If you didn’t expect this, tell an administrator before the next payout.`,
    icon: 'alert',
    priority: 0,
    entity_link: `user:${user_uuid}`,
    at,
  })
}
