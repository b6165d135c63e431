import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import type { PersonKind } from '@talentplace/contract/talent/people/person'
import { sql, type RawBuilder } from 'kysely'
import type { LockedTable } from '../../platform/database/lock-order.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** As a count has it: of one, of several. */
export type Words = readonly [one: string, several: string]

/** A row of the one that goes keeps it from being merged: money, or work. */
interface Rejects {
  readonly does: 'refuses'
  readonly table: keyof Tables
  readonly words: Words
}

/** The rows become those of the one that stays. */
interface Moves {
  readonly does: 'moves'
  readonly table: LockedTable
  /** Null: nobody needs to be told. */
  readonly words: Words | null
  /** Which rows are counted for people; all unless said otherwise. */
  readonly counted?: RawBuilder<boolean>
  /** There is one of each of these at most: the row of the one that stays wins, the other one is dropped. */
  readonly oneOf?: readonly string[]
  /** Rows that refuse the merge all the same. */
  readonly except?: { readonly rows: RawBuilder<boolean>; readonly words: Words }
  /** What else changes in a row that moves. */
  readonly set?: RawBuilder<unknown>
}

/** The rows have no meaning without the one that goes, and are removed with it. */
interface Ends {
  readonly does: 'ends'
  readonly table: LockedTable
}

export type Reference = (Rejects | Moves | Ends) & { readonly column: string }

const retained = (column: 'client_uuid' | 'virtualassistant_uuid'): Reference[] => [
  {
    does: 'moves',
    table: 'people_relationships',
    column,
    words: ['person who looks after them', 'people who look after them'],
    oneOf: ['role'],
  },
  {
    does: 'moves',
    table: 'people_notes',
    column,
    words: ['note', 'notes'],
    counted: sql`removed_date is null`,
  },
  { does: 'moves', table: 'people_documents', column, words: ['document', 'documents'] },
  { does: 'moves', table: 'merged_people', column, words: null },
]

const rejects = (table: keyof Tables, words: Words, column: string): Reference => ({
  does: 'refuses',
  table,
  column,
  words,
})

const ofClient = 'client_uuid'
const ofAssistant = 'virtualassistant_uuid'

/**
 * What a merge does to every column that refers to a client or an assistant by a foreign key, in the order of locks; a test
 * compares it with the database, so that a new table can't be forgotten.
 */
export const references: Readonly<Record<PersonKind, readonly Reference[]>> = {
  client: [
    rejects('orders', ['checkout', 'checkouts'], ofClient),
    rejects('charges', ['card charge', 'card charges'], ofClient),
    rejects('promotion_redemptions', ['used promotion', 'used promotions'], ofClient),
    rejects('added_hours', ['purchase of hours', 'purchases of hours'], ofClient),
    rejects('feedback', ['review of an assistant', 'reviews of assistants'], ofClient),
    rejects('time_entries', ['time entry', 'time entries'], ofClient),
    rejects('payments', ['payment', 'payments'], ofClient),
    rejects('invoices', ['invoice', 'invoices'], ofClient),
    rejects('credit_notes', ['credit note', 'credit notes'], ofClient),
    rejects('credit_cards', ['card', 'cards'], ofClient),
    rejects('manual_refunds', ['refund by transfer or cheque', 'refunds by transfer or cheque'], ofClient),
    rejects('client_credits', ['credit', 'credits'], ofClient),
    rejects('client_credit_balances', ['credit balance', 'credit balances'], ofClient),
    rejects('processor_fees', ['card fee', 'card fees'], ofClient),
    rejects('adjustments', ['adjustment', 'adjustments'], ofClient),
    {
      does: 'moves',
      table: 'users',
      column: ofClient,
      words: ['contact', 'contacts'],
      counted: sql`deleted_date is null`,
    },
    {
      does: 'moves',
      table: 'colleague_invitations',
      column: ofClient,
      words: ['invitation', 'invitations'],
      oneOf: ['email'],
    },
    // Staff who check out in the place of one of them begin again with the one that stays.
    { does: 'ends', table: 'sessions', column: 'impersonated_client_uuid' },
    { does: 'moves', table: 'candidate_lists', column: ofClient, words: ['list of candidates', 'lists of candidates'] },
    {
      does: 'moves',
      table: 'projects',
      column: ofClient,
      words: ['draft', 'drafts'],
      counted: sql`removed_date is null`,
      except: { rows: sql`start_date is not null`, words: ['subscription', 'subscriptions'] },
      // It only keeps one page from beginning the same draft twice, and is unique for each client.
      set: sql`draft_key = null`,
    },
    // What the primary contact of the one that stays has set holds.
    { does: 'ends', table: 'spending_limits', column: ofClient },
    {
      does: 'moves',
      table: 'spending_requests',
      column: ofClient,
      words: ['request to spend', 'requests to spend'],
    },
    { does: 'moves', table: 'spending_commitments', column: ofClient, words: null },
    { does: 'moves', table: 'meetings', column: ofClient, words: ['meeting', 'meetings'] },
    { does: 'moves', table: 'processor_customers', column: ofClient, words: null, oneOf: ['processor'] },
    {
      does: 'moves',
      table: 'discussions',
      column: ofClient,
      words: ['discussion with a candidate', 'discussions with candidates'],
      oneOf: [ofAssistant],
    },
    ...retained(ofClient),
  ],
  assistant: [
    rejects('rate_plans', ['place in a subscription', 'places in subscriptions'], ofAssistant),
    rejects('hour_holds', ['place at a checkout', 'places at checkouts'], ofAssistant),
    rejects('feedback_requests', ['request for a review', 'requests for reviews'], 'subject_uuid'),
    rejects('feedback', ['review', 'reviews'], 'subject_uuid'),
    rejects(
      'replacement_requests',
      ['replacement that was asked for', 'replacements that were asked for'],
      ofAssistant,
    ),
    rejects('applications', ['application', 'applications'], ofAssistant),
    rejects('tax_registrations', ['tax registration', 'tax registrations'], ofAssistant),
    rejects('va_bills', ['bill', 'bills'], ofAssistant),
    rejects('bank_accounts', ['bank account', 'bank accounts'], ofAssistant),
    rejects('tax_identities', ['tax number', 'tax numbers'], ofAssistant),
    rejects('timers', ['timer', 'timers'], ofAssistant),
    rejects('timer_ends', ['end of a timer', 'ends of timers'], ofAssistant),
    rejects('timer_rejected_starts', ['refused start of a timer', 'refused starts of timers'], ofAssistant),
    rejects('rejected_time', ['rejected interval', 'rejected intervals'], ofAssistant),
    rejects('timer_events', ['change of a timer', 'changes of timers'], ofAssistant),
    rejects('time_entries', ['time entry', 'time entries'], ofAssistant),
    rejects('adjustments', ['adjustment', 'adjustments'], ofAssistant),
    {
      does: 'moves',
      table: 'va_relationships',
      column: ofAssistant,
      words: ['invitation', 'invitations'],
      oneOf: ['project_uuid', 'role_id'],
    },
    {
      does: 'moves',
      table: 'meetings',
      column: 'concerned_assistant_uuid',
      words: ['meeting they are invited to', 'meetings they are invited to'],
    },
    // What the one that goes still waits to show has nobody to show it any more.
    { does: 'ends', table: 'profile_editions', column: ofAssistant },
    { does: 'moves', table: 'portraits', column: ofAssistant, words: null },
    { does: 'ends', table: 'assistant_time_away', column: ofAssistant },
    { does: 'moves', table: 'course_progress', column: ofAssistant, words: null, oneOf: ['course_id'] },
    {
      does: 'moves',
      table: 'match_candidates',
      column: ofAssistant,
      words: ['open role they are a candidate for', 'open roles they are a candidate for'],
      oneOf: ['role_search_uuid'],
      // The hours are counted at the assistant who has them.
      except: {
        rows: sql`held_hours is not null`,
        words: ['open role that keeps hours of theirs', 'open roles that keep hours of theirs'],
      },
    },
    {
      does: 'moves',
      table: 'seat_back_ups',
      column: ofAssistant,
      words: ['place they are the back-up of', 'places they are the back-up of'],
    },
    {
      does: 'moves',
      table: 'retention_cases',
      column: ofAssistant,
      words: ['case about leaving', 'cases about leaving'],
      // One is open at a time, and staff are following it.
      except: {
        rows: sql`state in ${sqlIn(retentionStates.sets.open)}`,
        words: ['open case about leaving', 'open cases about leaving'],
      },
    },
    { does: 'ends', table: 'banking_reminders', column: ofAssistant },
    {
      does: 'moves',
      table: 'discussions',
      column: ofAssistant,
      words: ['discussion with a client who asked', 'discussions with clients who asked'],
      oneOf: [ofClient],
    },
    ...retained(ofAssistant),
  ],
}

/** Columns that name a client or an assistant without a foreign key, and why a merge leaves them as they are. */
export const leftAlone: Readonly<Record<string, string>> = {
  'income_sums.client_uuid': 'It sums up money, and that refuses the merge.',
  'income_sums.virtualassistant_uuid': 'It sums up money, and that refuses the merge.',
  'stored_income_lines.client_uuid': 'It is money, and that refuses the merge.',
  'stored_income_lines.virtualassistant_uuid': 'It is money, and that refuses the merge.',
}
