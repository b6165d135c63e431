import type { PurchaseKind } from '@talentplace/contract/accounts/spending/spending.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { moneyText } from '../../rules/money-text.ts'

interface Purchase {
  readonly kind: PurchaseKind
  readonly project_name: string
  readonly project_uuid: string
  readonly amount_cents: number
  readonly currency: Currency
}

export interface Notified {
  readonly title: string
  readonly body: string
}

const whatOf: Readonly<Record<PurchaseKind, (project: string) => string>> = {
  checkout: (project) => `the subscription ${project}`,
  hours: (project) => `added hours for ${project}`,
  next_hours: (project) => `more hours a month for ${project}`,
  overage: (project) => `extra time each month for ${project}`,
  overage_as_needed: (project) => `extra time as needed, with no limit, for ${project}`,
  over_limit: (project) => `extra time already worked for ${project}`,
  continue: (project) => `${project} to continue`,
}

/** The amount with what it is of: a month's where it comes every month. */
function priceOf({ kind, amount_cents, currency }: Purchase): string | null {
  if (kind === 'overage_as_needed') return null
  const amount = moneyText(amount_cents, currency)
  if (kind === 'next_hours') return `${amount} more a month`
  if (kind === 'checkout') return `${amount} a month`
  return kind === 'overage' ? `up to ${amount} more a month` : amount
}

export function requestText(asker: string, purchase: Purchase): Notified {
  const price = priceOf(purchase)
  const what = whatOf[purchase.kind](purchase.project_name)
  return {
    title: `${asker} asks to spend ${price ?? 'on extra time as needed'}`.slice(0, 200),
    body: `${asker} would like to ${price === null ? 'allow' : `pay ${price} for`} ${what}. Nothing is charged or changed until you approve. The request expires in seven days.`,
  }
}

export function decidedText(approver: string, isApproved: boolean, note: string, purchase: Purchase): Notified {
  const price = priceOf(purchase)
  const what = whatOf[purchase.kind](purchase.project_name)
  const isChange = purchase.kind !== 'checkout' && purchase.kind !== 'hours'
  const yes = isChange
    ? 'You can make this change once within seven days.'
    : 'You can buy it once, up to that amount, within seven days.'
  const answer = isApproved ? 'approved' : 'declined'
  return {
    title: price === null ? `Your request for extra time was ${answer}` : `Your purchase of ${price} was ${answer}`,
    body: [
      `${approver} ${answer} ${price === null ? what : `${price} for ${what}`}.`,
      note,
      isApproved ? yes : 'Nothing was charged.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

export function requestMail(
  site: Sender,
  to: { email: string; full_name: string },
  { title, body }: Notified,
  { project_uuid }: Pick<Purchase, 'project_uuid'>,
): Mail {
  return {
    to: to.email,
    thread: `project:${project_uuid}`,
    ...mailOf(site, {
      subject: title,
      greets: to.full_name,
      paragraphs: [body],
      button: { label: 'Approve or decline', url: `${site.publicUrl}/client/colleagues` },
      reason: 'billing',
    }),
  }
}

export function decidedMail(
  site: Sender,
  to: { email: string; full_name: string },
  { title, body }: Notified,
  { kind, project_uuid }: Purchase,
): Mail {
  return {
    to: to.email,
    thread: `project:${project_uuid}`,
    ...mailOf(site, {
      subject: title,
      greets: to.full_name,
      paragraphs: [body],
      button:
        kind === 'checkout'
          ? { label: 'Go to the draft', url: `${site.publicUrl}/search/${project_uuid}` }
          : { label: 'Go to the subscription', url: `${site.publicUrl}/client/projects/${project_uuid}` },
      reason: 'account',
    }),
  }
}
