import type { ExpiringCard } from '../../features/clients/cards/card-warnings.ts'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import { dayText } from '../../rules/day-text.ts'

const named = ({ brand, last_four }: ExpiringCard) => `${brand} ending in ${last_four}`

export function expiryTitle(card: ExpiringCard): string {
  return `Your ${named(card)} expires on ${dayText(card.last_day)}`
}

/** What comes of it, and what to do. */
export function expiryAdvice({ default_credit_card }: ExpiringCard): string {
  return default_credit_card
    ? 'Your subscriptions are paid with this card. Add another one before then, make it the default, and nothing is interrupted.'
    : 'It is not your default card, so your subscriptions go on as they are. You can delete it, or add its successor.'
}

export function expiryMail(card: ExpiringCard, { brand, publicUrl }: Sender) {
  return mailOf({
    brand,
    publicUrl,
    subject: expiryTitle(card),
    paragraphs: [expiryAdvice(card)],
    button: { label: 'See your cards', url: `${publicUrl}/client/billing` },
  })
}
