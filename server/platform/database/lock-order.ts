import type { Tables } from './tables.ts'

/** A lock that isn't a row's: whoever names the same thing takes turns. */
export const namedLocks = [
  'request',
  'payout',
  'spending',
  'configuration',
  'cards',
  'views',
  'file_export',
  'bulk_run',
] as const
export type NamedLock = (typeof namedLocks)[number]

/**
 * The one order of locks. A transaction that holds a row of one of these tables (or has its turn by a named lock) never
 * asks for one that stands before it; so nobody ever waits in a circle. Several rows of one table are held in the order of
 * their key. A table that any transaction locks has its place here.
 */
export const lockOrder = [
  'request',
  // What is done to many rows, one after the other: each row with its effect.
  'bulk_run',
  'bulk_runs',
  // Who makes one of a currency, before any bill is held.
  'payout',
  // Who: companies, people, and what they sign in with.
  'clients',
  'code_requests',
  // Who begins to apply: it ends as their account is made.
  'application_starts',
  'users',
  'account_codes',
  'registration_metadata',
  'consents',
  'agreed_editions',
  'referrals',
  'open_registrations',
  'colleague_invitations',
  'sessions',
  'two_factors',
  'recovery_codes',
  'known_devices',
  // What people take along of their data, and who asks to be forgotten.
  'data_exports',
  'deletion_requests',
  // Who makes one of the documents that people had prepared.
  'file_export',
  'file_exports',
  'candidate_lists',
  // What a client buys.
  'projects',
  'project_requirements',
  'orders',
  'charges',
  // What a colleague may spend: changed by who holds the client, or the subscription it is about.
  'spending',
  'spending_limits',
  'spending_requests',
  'spending_commitments',
  'promotion_redemptions',
  'promotions',
  'va_relationships',
  'rate_plans',
  'hour_holds',
  // Changes of several assistants: who undoes one holds it before them.
  'people_batches',
  // What is said of someone's work; their rating follows it.
  'feedback_requests',
  'feedback',
  'assistants',
  // How they join: whoever decides holds the assistant before.
  'applications',
  // A trigger of applications frees the times of those that ended.
  'meetings',
  'application_steps',
  // What interviewers thought of them: whoever writes it holds the application.
  'application_scorecards',
  // Changed by who holds the application.
  'skill_test_attempts',
  'skill_test_answers',
  'skill_test_allowances',
  // What they write of themselves, and when they are away: changed by who holds them.
  'profile_editions',
  'portraits',
  'assistant_time_away',
  'application_answers',
  'application_skills',
  'application_links',
  // How far they are in a course: changed by who holds the assistant.
  'course_progress',
  // Who may fill an open role: changed by who holds the assistants, whose hours are kept for it.
  'role_searches',
  'match_candidates',
  'replacement_requests',
  // What they are registered as: changed by who holds the assistant, whose drafts are added up anew then.
  'tax_registrations',
  // How a subscription does, and who looks after it: worked out by one process at a time, of those that something changed of.
  'project_health_due',
  'project_health',
  'project_follow_ups',
  'seat_back_ups',
  // How it ends with someone who may leave: follows from their state.
  'retention_cases',
  // What assistants are paid: who makes it up holds the assistant, and marks their time.
  'va_bills',
  'va_bill_lines',
  'va_bill_entries',
  'va_bill_taxes',
  // Where they are paid: changed by who holds the assistant, and has held the bills that wait for it.
  'bank_accounts',
  'banking_reminders',
  'tax_identities',
  // Bills that are paid together, held before.
  'payouts',
  'payout_lines',
  // The work: a trigger of time entries counts the seconds of their tasks.
  'timer_rejected_starts',
  'timer_ends',
  'timer_stretches',
  'timer_starts',
  'timers',
  'timer_events',
  'time_entries',
  'time_entry_changes',
  'time_query_messages',
  'time_review_reminders',
  'task_lists',
  'tasks',
  'task_assignments',
  'task_completions',
  'task_changes',
  'task_comments',
  'refunds',
  // Credit that went back by hand: whoever approves or voids it holds it before the client's credit.
  'manual_refunds',
  'disputes',
  'payments',
  'invoices',
  // Of a draft; what is posted stays.
  'invoice_lines',
  'invoice_time',
  'invoice_taxes',
  'cards',
  'credit_cards',
  'processor_customers',
  'client_credits',
  'client_credit_balances',
  'collections',
  // A trigger writes the latest one at its subscription, which whoever changes it holds.
  'pauses',
  // Gapless numbers: everybody who posts an invoice waits for this row, so it comes last.
  'invoice_numbers',
  'credit_note_numbers',
  // Changed by who holds their subscription or assistant, once the document they are on is written.
  'adjustments',
  // The hours of a period: time that is logged and notes that are posted change them last.
  'subscription_periods',
  // What timers ran and couldn't be entered: changed by who holds the assistant, once what could be is.
  'rejected_time',
  'va_bill_numbers',
  'payout_numbers',
  // What stands alone.
  'configuration',
  'configurations',
  'price_bands',
  'role_uplifts',
  'roles',
  'skills',
  'tools',
  'industries',
  // Changed by who holds what they belong to.
  'role_keywords',
  'role_skills',
  'role_tools',
  'unknown_words',
  'pay_rates',
  'tax_rates',
  'exchange_rates',
  // Both only at the start of a process, and by the job that joins sums.
  'office_months',
  'income_sums',
  'income_month_sums',
  'income_thing_sums',
  'task_counts',
  'criterion_counts',
  'cron_jobs',
  'skill_test_items',
  'integration_checks',
  'utms',
  'utm_log',
  'content_editions',
  'product_feedback',
  'open_sockets',
  // Who writes holds the thread, and so the order of what is said.
  'discussions',
  'inbound_mails',
  'discussion_people',
  'messages',
  'message_files',
  'task_files',
  'people_relationships',
  'people_notes',
  'people_documents',
  // Changed by who holds both of those that are merged.
  'merged_people',
  // Of one list, one change after the other: there is a most of them.
  'views',
  'saved_views',
  'files',
  // Whom it is told to.
  'notifications',
  'notification_reads',
  'notification_read_counts',
  'notification_mails',
  'invoice_mails',
  'user_preferences',
  'throttle_counters',
  'reply_addresses',
  'mail_attachments',
  'mail_outbox',
  'processor_events',
  'failing_items',
  // Raised in the transaction of what went wrong, once that is written.
  'alerts',
  'audit_entries',
  'audit_chain',
  // Changed by triggers of assistants, at the end of a transaction that brings someone into another state.
  'assistant_counts',
  // Counts that hold within a transaction: many wait for one row, so it is the last that is taken.
  'throttle_counters',
  // What became of a row: noted by who has the turn of its run, once the effect is written.
  'bulk_run_rows',
] as const satisfies readonly (NamedLock | keyof Tables)[]

export type Lockable = (typeof lockOrder)[number]
export type LockedTable = Exclude<Lockable, NamedLock>

/** Tables whose changes a trigger carries on to rows of another one. */
export const lockedAlong: Partial<Record<LockedTable, readonly LockedTable[]>> = {
  applications: ['meetings'],
  client_credits: ['client_credit_balances'],
  feedback: ['assistants'],
  hour_holds: ['assistants'],
  match_candidates: ['assistants'],
  promotion_redemptions: ['promotions'],
  rate_plans: ['assistants'],
  time_entries: ['tasks', 'subscription_periods'],
  // And the invoice it is of, if it is of one: the steps hold that before.
  refunds: ['payments'],
}

const ranks = new Map<string, number>(lockOrder.map((each, rank) => [each, rank]))

/** Where a table or named lock stands; undefined where it has no place. */
export function rankOf(lock: string): number | undefined {
  return ranks.get(lock)
}
