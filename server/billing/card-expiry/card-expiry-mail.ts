import type { ExpiringCard } from '../../accounts/cards/card-warnings.ts'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'

const named = ({ brand, last_four }: ExpiringCard) => `${brand} ending in ${last_four}`

export function expiryTitle(card: ExpiringCard, at: Date): string {
  return `Your ${named(card)} expires on ${sentenceDay(card.last_day, at)}`
}

/** What comes of it, and what to do. */
export function expiryAdvice({ default_credit_card }: ExpiringCard): string {
  return default_credit_card
    ? 'Your subscriptions are paid with this card. Add another one before it expires and make it your default, so nothing is interrupted.'
    : 'It isn’t your default card, so your subscriptions aren’t affected. You can delete it or add its replacement.'
}

export function expiryMail(card: ExpiringCard, site: Sender, at: Date) {
  return mailOf(site, {
    subject: expiryTitle(card, at),
    paragraphs: [expiryAdvice(card)],
    button: { label: 'View your cards', url: `${site.publicUrl}/client/billing` },
    reason: 'billing',
  })
}
