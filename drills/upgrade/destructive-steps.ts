import type { Destructive } from './watch-migrations.ts'

/** A step that a server of before can't bear, and why none is there to be hurt. */
export interface DeclaredStep extends Destructive {
  readonly reason: string
  /** The first release whose code doesn't use it as it was; `unreleased`: what it changes came after the last release. */
  readonly unusedSince: string
}

const onlyRead = 'the code only reads the table: rows come from migrations'
const onlyDrafts = 'the code writes drafts alone: they have no start, no end and no key'
const onlyAdds = 'the code changes and removes no one: accounts come from the demo'
const onlyDemo = 'the code writes none but those of the demo, when it fills a new database'

/** All of the migrations since the last release. A contracting step follows the release that stopped using what it removes. */
export const destructiveSteps: readonly DeclaredStep[] = [
  {
    migration: '0007_audit_people_and_configurations.sql',
    step: 'asks more of configurations.configurations_flags_are_switches',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0007_audit_people_and_configurations.sql',
    step: 'asks more of configurations.configurations_value_of_type',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0007_audit_people_and_configurations.sql',
    step: 'asks more of users.users_one_primary_contact',
    reason: onlyDemo,
    unusedSince: '0.1.0',
  },
  {
    migration: '0007_audit_people_and_configurations.sql',
    step: 'may refuse a change of users by users_last_super_admin_changed',
    reason: onlyAdds,
    unusedSince: '0.1.0',
  },
  {
    migration: '0007_audit_people_and_configurations.sql',
    step: 'may refuse a change of users by users_last_super_admin_removed',
    reason: onlyAdds,
    unusedSince: '0.1.0',
  },
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
    step: 'asks more of price_bands.price_bands_pkey',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0012_money.sql',
    step: 'asks more of projects.projects_check',
    reason: onlyDrafts,
    unusedSince: '0.1.0',
  },
  {
    migration: '0012_money.sql',
    step: 'asks more of projects.projects_started_whole',
    reason: onlyDrafts,
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
    migration: '0028_credit_notes.sql',
    step: 'asks more of projects.projects_end_after_start',
    reason: onlyDrafts,
    unusedSince: '0.1.0',
  },
  {
    migration: '0029_open_registrations.sql',
    step: 'asks more of users.users_password_after_proof',
    reason: onlyDemo,
    unusedSince: '0.1.0',
  },
  {
    migration: '0030_usable_super_admin_and_unsubscribing.sql',
    step: 'may refuse a change of users by users_last_super_admin_changed',
    reason: onlyAdds,
    unusedSince: '0.1.0',
  },
  {
    migration: '0030_usable_super_admin_and_unsubscribing.sql',
    step: 'may refuse a change of users by users_last_super_admin_removed',
    reason: onlyAdds,
    unusedSince: '0.1.0',
  },
  {
    migration: '0045_drafts_begun_once.sql',
    step: 'asks more of projects.projects_draft_key',
    reason: onlyDrafts,
    unusedSince: '0.1.0',
  },
  {
    migration: '0070_kinds_of_invoices.sql',
    step: 'needs a value in invoices.kind, which is new and has no default',
    reason: 'what an invoice is for decides how it is changed',
    unusedSince: 'unreleased',
  },
  {
    migration: '0081_carried_hours.sql',
    step: 'asks more of configurations.configurations_carry_over',
    reason: onlyRead,
    unusedSince: '0.1.0',
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
  {
    migration: '0092_adjustments.sql',
    step: 'asks more of configurations.configurations_adjustments',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0210_skill_tests.sql',
    step: 'asks more of configurations.configurations_skill_tests',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0230_own_profiles.sql',
    step: 'asks more of assistants.assistants_identify_by_consent',
    reason: onlyDemo,
    unusedSince: '0.1.0',
  },
  {
    migration: '0260_referrals.sql',
    step: 'asks more of configurations.configurations_referral_rewards',
    reason: onlyRead,
    unusedSince: '0.1.0',
  },
  {
    migration: '0290_colleagues.sql',
    step: 'asks more of users.users_primary_contact_does_everything',
    reason: onlyDemo,
    unusedSince: '0.1.0',
  },
]

/** What a step changes, as `table` or `table.column`. */
export const changedBy = (step: string): string => /(\w+(?:\.\w+)?)(?:, which| to | from |$)/.exec(step)?.[1] ?? ''
