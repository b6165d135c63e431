import type { Destructive } from './watch-columns.ts'

/** A step that a server of before can't bear, and why none is there to be hurt. */
export interface DeclaredStep extends Destructive {
  readonly reason: string
  /** The first release whose code doesn't use it as it was; `unreleased`: what it changes came after the last release. */
  readonly unusedSince: string
}

const onlyRead = 'the code only reads the table: rows come from migrations'

/** All of the migrations since the last release. A contracting step follows the release that stopped using what it removes. */
export const destructiveSteps: readonly DeclaredStep[] = [
  {
    migration: '0007_audit_people_and_configurations.sql',
    step: 'needs a value in configurations.default_value, which is new and has no default',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0007_audit_people_and_configurations.sql',
    step: 'needs a value in configurations.type, which is new and has no default',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0012_money.sql',
    step: 'needs a value in price_bands.effective_from, which is new and has no default',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0016_orders_and_attachments.sql',
    step: 'needs a value in orders.team, which is new and has no default',
    reason: 'an order without its team can’t be paid',
    unusedSince: 'unreleased',
  },
  {
    migration: '0024_payments_and_credit.sql',
    step: 'drops column payments.invoice_uuid',
    reason: 'a payment settles several invoices; payment_applications names them',
    unusedSince: 'unreleased',
  },
  {
    migration: '0024_payments_and_credit.sql',
    step: 'needs a value in payments.client_uuid, which is new and has no default',
    reason: 'a payment may belong to no invoice, never to no client',
    unusedSince: 'unreleased',
  },
  {
    migration: '0070_kinds_of_invoices.sql',
    step: 'needs a value in invoices.kind, which is new and has no default',
    reason: 'what an invoice is for decides how it is changed',
    unusedSince: 'unreleased',
  },
  {
    migration: '0086_credit_notes_and_reminders.sql',
    step: 'needs a value in credit_note_lines.invoice_position, which is new and has no default',
    reason: 'each line gives back one line of its invoice',
    unusedSince: 'unreleased',
  },
  ...['applied_cents', 'credited_cents', 'refunded_cents'].map((column) => ({
    migration: '0086_credit_notes_and_reminders.sql',
    step: `needs a value in credit_notes.${column}, which is new and has no default`,
    reason: 'where the money of a note went is said with the note',
    unusedSince: 'unreleased',
  })),
]

/** What a step changes, as `table` or `table.column`. */
export const changedBy = (step: string): string => /(\w+(?:\.\w+)?)(?:, which| to | from |$)/.exec(step)?.[1] ?? ''
