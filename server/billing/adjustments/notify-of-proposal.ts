import type { Adjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { moneyText } from '../../rules/money-text.ts'

/** Step: what needs a second person is told to those who can be one. */
export async function notifyOfProposal(
  transaction: Transaction<Tables>,
  { uuid, needs_second, name, whole_cents, currency, proposed_by_name, kind }: Adjustment,
  { author, at }: { author: string; at: Date },
): Promise<void> {
  if (!needs_second) return
  const staff = await staffWith(transaction, 'admin_finance.edit')
  await notify(transaction, {
    type: 'adjustments_to_approve',
    users: staff.filter((each) => each !== author),
    title: `An adjustment of ${moneyText(whole_cents, currency)} needs your approval`,
    body: `${proposed_by_name} proposed it for ${name}. It’s above the amount that one person can approve.`,
    icon: 'task',
    priority: 1,
    entity_link: `${kind === 'client' ? 'invoice' : 'bill'}_adjustment:${uuid}`,
    at,
  })
}
