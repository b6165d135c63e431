import type { CreditCard } from '@talentplace/contract/clients/card.routes'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { dayOf, isExpired } from './card-expiry.ts'

export const cardColumns = [
  'uuid',
  'brand',
  'last_four',
  'expiry_month',
  'expiry_year',
  'default_credit_card',
  'stripe_card_id',
  'zip_code',
] as const

export type CardRow = Pick<Selectable<Tables['credit_cards']>, (typeof cardColumns)[number]>

export function shownCard(row: CardRow, now: Date): CreditCard {
  return { ...row, is_expired: isExpired(row, dayOf(now)) }
}
