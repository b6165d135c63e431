import { money } from '../../billing/invoices/document-words.ts'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import * as t from '@talentplace/contract/hiring/messages/notifications'
import type { PurchaseKind } from '@talentplace/contract/accounts/spending/spending.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'

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

const whatOf = ({ kind, project_name: project }: Purchase): string => t.purchase({ kind, project })

/** The amount with what it is of: a month's where it comes every month. */
function priceOf({ kind, amount_cents, currency }: Purchase): string | null {
  if (kind === 'overage_as_needed') return null
  const amount = money(amount_cents, currency)
  if (kind === 'next_hours') return t.moreAMonth({ amount })
  if (kind === 'checkout') return t.aMonth({ amount })
  return kind === 'overage' ? t.upToAMonth({ amount }) : amount
}

/** In the language that is written. */
export function requestText(asker: string, purchase: Purchase): Notified {
  const [price, what, name] = [priceOf(purchase), whatOf(purchase), asker]
  return price === null
    ? { title: t.asksForExtraTime({ name }), body: t.wouldAllow({ name, what }) }
    : { title: t.asksToSpend({ name, price }), body: t.wouldPay({ name, price, what }) }
}

/** In the language that is written. */
export function decidedText(approver: string, isApproved: boolean, note: string, purchase: Purchase): Notified {
  const [price, what] = [priceOf(purchase), whatOf(purchase)]
  const isChange = purchase.kind !== 'checkout' && purchase.kind !== 'hours'
  const answer = isApproved ? 'approved' : 'declined'
  const bought = price === null ? what : t.priceFor({ price, what })
  return {
    title: price === null ? t.extraTimeAnswered({ answer }) : t.purchaseAnswered({ price, answer }),
    body: [
      t.whoAnswered({ name: approver, answer, what: bought }),
      note,
      isApproved ? (isChange ? t.changeOnce() : t.buyOnce()) : t.nothingCharged(),
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
      language: currentLanguage(),
      subject: title,
      greets: to.full_name,
      paragraphs: [body],
      button: { label: t.approveOrDecline(), url: `${site.publicUrl}/client/colleagues` },
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
      language: currentLanguage(),
      subject: title,
      greets: to.full_name,
      paragraphs: [body],
      button:
        kind === 'checkout'
          ? { label: t.toDraft(), url: `${site.publicUrl}/search/${project_uuid}` }
          : { label: t.toSubscription(), url: `${site.publicUrl}/client/projects/${project_uuid}` },
      reason: 'account',
    }),
  }
}
