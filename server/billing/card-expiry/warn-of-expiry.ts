import type { Kysely } from 'kysely'
import { findExpiringCards, noteWarning, type ExpiringCard } from '../../accounts/cards/card-warnings.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { daysByZone } from '../../platform/clock/days-by-zone.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import { expiryAdvice, expiryMail, expiryTitle } from './card-expiry-mail.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'

export interface CardExpiryDeps {
  readonly database: Database
  readonly clock: Clock
  readonly processor: CardProcessor | null
  readonly sender: Sender
}

const cardsAtOnce = 100

/** Those who look after a company's cards: its primary contacts, or where it has none everybody of it whom money concerns. */
async function contactsOf(database: Kysely<Tables>, clientUuid: string) {
  const people = await database
    .selectFrom('users')
    .select(['uuid', 'email', 'is_primary_contact'])
    .where('client_uuid', '=', clientUuid)
    .where('deleted_date', 'is', null)
    .where('colleague_role', '<>', 'work')
    .orderBy('uuid')
    .execute()
  const primary = people.filter(({ is_primary_contact }) => is_primary_contact)
  return primary.length > 0 ? primary : people
}

async function warn({ database, sender }: CardExpiryDeps, card: ExpiringCard, at: Date): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    if (!(await noteWarning(transaction, card, at))) return
    const contacts = await contactsOf(transaction, card.client_uuid)
    await notify(transaction, {
      users: contacts.map(({ uuid }) => uuid),
      type: 'billing',
      ...inEachLanguage(() => ({ title: expiryTitle(card, at), body: expiryAdvice(card) })),
      icon: 'alert',
      priority: card.default_credit_card ? 1 : 2,
      entity_link: `card:${card.uuid}`,
      at,
    })
    const language = await documentLanguage(transaction, card.client_uuid)
    const mail = writtenIn(language, () => expiryMail(card, sender, at))
    for (const { email } of contacts) await queueMail(transaction, { to: email, ...mail, thread: `card:${card.uuid}` })
  })
}

/** B9 Ours: warns of each card 30 and 7 days before its last day, once, however often and late this runs. */
export async function warnOfExpiry(deps: CardExpiryDeps): Promise<void> {
  const { database, clock, processor } = deps
  if (processor === null) return
  const at = clock.now()
  const days = await daysByZone(database.kysely, at)
  const which = { processor: processor.name, days, limit: cardsAtOnce }
  let cards = await findExpiringCards(database.kysely, which)
  while (cards.length > 0) {
    for (const card of cards) await warn(deps, card, at)
    cards = await findExpiringCards(database.kysely, which)
  }
}

/** Each day at 13:07 UTC: in the morning, from St. John's to Vancouver. */
export function scheduleExpiryWarnings(jobs: Jobs, deps: CardExpiryDeps): void {
  jobs.every('cards.warn_of_expiry', '7 13 * * *', () => warnOfExpiry(deps))
}
