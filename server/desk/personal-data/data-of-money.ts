import { by, of, ofProject, type DeclaredData } from './declared-data.ts'

const ofClient = { client: by('client_uuid') }
const ofAssistant = { assistant: by('virtualassistant_uuid') }
const invoice = { client: of('invoice_uuid', 'invoices', by('client_uuid')) }
const note = { client: of('credit_note_uuid', 'credit_notes', by('client_uuid')) }
const payment = { client: of('payment_uuid', 'payments', by('client_uuid')) }
const bill = { assistant: of('bill_uuid', 'va_bills', by('virtualassistant_uuid')) }
const request = { idempotency_key: 'code', request_hash: 'secret' } as const

/** Documents, payments and what belongs to them: the tax law has us keep them for seven years. */
export const dataOfMoney: DeclaredData = {
  orders: {
    owners: ofClient,
    columns: {
      ...request,
      quote: 'law',
      failure_code: 'code',
      failure_message: 'law',
      signed_name: 'law',
      signed_address: 'law',
      signed_timezone: 'law',
      signed_user_agent: 'law',
      agreement_version: 'code',
      team: 'law',
      agreement_text: 'law',
      given_text: 'law',
    },
  },
  agreement_documents: {
    owners: { client: of('order_uuid', 'orders', by('client_uuid')) },
    columns: { pdf: 'law', sha256: 'secret' },
  },
  charges: {
    owners: ofClient,
    columns: { ...request, processor_charge_id: 'code', failure_code: 'code', failure_message: 'law' },
  },
  charge_shares: { owners: { client: of('charge_uuid', 'charges', by('client_uuid')) } },
  collections: { owners: invoice },
  promotion_redemptions: { owners: ofClient },
  added_hours: { owners: ofClient, columns: request },
  invoices: {
    owners: ofClient,
    columns: { supplier: 'law', client: 'law', po_number: 'law', notes: 'law' },
  },
  invoice_lines: { owners: invoice, columns: { description: 'law', tax_category: 'code' } },
  invoice_taxes: { owners: invoice, columns: { name: 'code' } },
  invoice_time: { owners: invoice },
  invoice_mails: { owners: invoice },
  invoice_reminders: { owners: invoice },
  credit_notes: {
    owners: ofClient,
    columns: { ...request, supplier: 'law', client: 'law', reason: 'law' },
  },
  credit_note_lines: { owners: note, columns: { description: 'law', tax_category: 'code' } },
  credit_note_taxes: { owners: note, columns: { name: 'code' } },
  payments: { owners: ofClient, columns: { ...request, reference: 'law', note: 'law' } },
  payment_allocations: { owners: payment },
  refunds: {
    owners: payment,
    columns: { ...request, reason: 'law', processor_refund_id: 'code', failure_message: 'law' },
  },
  disputes: { owners: payment, columns: { processor_dispute_id: 'code', reason: 'law' } },
  manual_refunds: {
    owners: ofClient,
    columns: { ...request, reference: 'law', reason: 'law', void_reason: 'law' },
  },
  client_credits: { owners: ofClient },
  client_credit_balances: { owners: ofClient },
  processor_fees: { why: 'It holds what a payment cost us.' },
  processor_customers: { owners: ofClient, columns: { customer_id: 'secret' } },
  processor_events: {
    why: 'It holds what the card processor told us of payments, which are given out themselves.',
    columns: { event_id: 'code', kind: 'code', payload: 'said as jsonb' },
  },
  credit_cards: {
    owners: ofClient,
    columns: {
      stripe_card_id: 'secret',
      fingerprint_hash: 'secret',
      brand: 'law',
      last_four: 'law',
      zip_code: 'emptied',
    },
  },
  card_expiry_warnings: { owners: { client: of('card_uuid', 'credit_cards', by('client_uuid')) } },
  adjustments: {
    owners: { ...ofClient, ...ofAssistant },
    readers: { client: ofProject },
    hides: { client: ['note'], assistant: ['note'] },
    columns: { note: 'law', tax_category: 'code' },
  },
  va_bills: {
    owners: ofAssistant,
    hides: { assistant: ['note', 'held_note'] },
    columns: {
      note: 'law',
      payer: 'law',
      payee: 'law',
      payout_reference: 'law',
      returned_reason: 'law',
      held_note: 'law',
    },
  },
  va_bill_lines: { owners: bill, columns: { description: 'law' } },
  va_bill_entries: { owners: bill },
  va_bill_taxes: { owners: bill, columns: { name: 'code' } },
  va_bill_payments: { owners: bill, columns: { memo: 'law' } },
  payouts: {
    why: 'It holds a file for the bank with the bills of many; each line is given out with its bill.',
    columns: { ...request, key_id: 'code', sealed: 'secret', file_sha256: 'code' },
  },
  payout_lines: { owners: bill, columns: { last_digits: 'law', returned_reason: 'law' } },
  bank_accounts: {
    owners: ofAssistant,
    removed: true,
    columns: { key_id: 'secret', sealed: 'secret', last_digits: 'emptied', holder_name: 'emptied' },
  },
  banking_reminders: { owners: ofAssistant, removed: true },
  tax_identities: {
    owners: ofAssistant,
    columns: { key_id: 'secret', sealed: 'secret', last_digits: 'law' },
  },
  tax_registrations: { owners: ofAssistant, columns: { number: 'law' } },
  stored_income_lines: { why: 'It has the amounts of documents, without their words.' },
  income_sums: { why: 'It adds up documents.' },
  income_month_sums: { why: 'It adds up documents.' },
  income_thing_sums: { why: 'It adds up documents.' },
  open_invoices: { why: 'It shows invoices.' },
  income_lines: { why: 'It shows documents.' },
}
