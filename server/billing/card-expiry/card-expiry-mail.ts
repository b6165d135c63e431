import * as cards from '@talentplace/contract/accounts/messages/cards'
import * as t from '@talentplace/contract/billing/messages/invoice-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { ExpiringCard } from '../../accounts/cards/card-warnings.ts'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'

export function expiryTitle({ brand, last_four: digits, last_day }: ExpiringCard, at: Date): string {
  const card = cards.endingIn({ brand, digits })
  return t.expirySubject({ card, day: sentenceDay(last_day, at, currentLanguage()) })
}

/** What comes of it, and what to do. */
export function expiryAdvice({ default_credit_card }: ExpiringCard): string {
  return default_credit_card ? t.expiryOfDefault() : t.expiryOfOther()
}

export function expiryMail(card: ExpiringCard, site: Sender, at: Date) {
  return mailOf(site, {
    language: currentLanguage(),
    subject: expiryTitle(card, at),
    paragraphs: [expiryAdvice(card)],
    button: { label: t.viewCards(), url: `${site.publicUrl}/client/billing` },
    reason: 'billing',
  })
}
