import type { CreditCard } from '@talentplace/contract/accounts/cards/card.routes'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { clientTimezone, isExpired } from './card-expiry.ts'
import { lastDeclined } from './last-declined.ts'

const stored = [
  'uuid',
  'brand',
  'last_four',
  'expiry_month',
  'expiry_year',
  'default_credit_card',
  'stripe_card_id',
  'zip_code',
] as const

/** What is read of a card to show it. */
export const cardColumns = [...stored, lastDeclined().as('was_declined'), clientTimezone().as('timezone')] as const

export type CardRow = Pick<Selectable<Tables['credit_cards']>, (typeof stored)[number]> & {
  readonly was_declined: boolean
  readonly timezone: string
}

export function toCardView(row: CardRow, now: Date): CreditCard {
  const { timezone: _timezone, ...listed } = row
  return { ...listed, is_expired: isExpired(row, now) }
}
