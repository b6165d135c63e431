import { sql } from 'kysely'

/**
 * Of `users` who registered: their company has paid an invoice, and the money stayed: it wasn't refunded or credited as a whole, and
 * no bank is taking it back.
 */
export const hasPaid = sql<boolean>`exists (
  select from invoices paid where paid.client_uuid = users.client_uuid and paid.status = 'paid' and paid.total_cents > 0
    and paid.total_cents + (select coalesce(sum(total_cents), 0) from credit_notes where invoice_uuid = paid.uuid) > paid.refunded_cents
    and not exists (select from payment_allocations part join disputes on disputes.payment_uuid = part.payment_uuid
      where part.invoice_uuid = paid.uuid and disputes.state <> 'won'))`

/**
 * Of `referrals` and `users` who registered: their company and the referrer's have had the same card, kept or deleted since. Whoever
 * refers themselves pays with the card they have.
 */
export const paysWithReferrersCard = sql<boolean>`exists (
  select from credit_cards theirs join credit_cards referrers on referrers.fingerprint_hash = theirs.fingerprint_hash
    and referrers.processor = theirs.processor
  join users referrer on referrer.client_uuid = referrers.client_uuid
  where theirs.client_uuid = users.client_uuid and referrer.uuid = referrals.referrer_uuid
    and referrers.client_uuid <> theirs.client_uuid)`
