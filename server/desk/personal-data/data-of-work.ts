import { sql } from 'kysely'
import { both, by, of, ofProject, type DeclaredData, searchedText } from './declared-data.ts'

const removed = { becomes: 'Removed' }
const ofClient = { client: ofProject }
const ofAssistant = { assistant: by('virtualassistant_uuid') }
const ofTask = of('task_uuid', 'tasks', ofProject)

/** What clients and assistants do with each other: subscriptions, tasks, time, messages. */
export const dataOfWork: DeclaredData = {
  projects: {
    owners: { client: by('client_uuid') },
    columns: {
      ...searchedText,
      project_name: removed,
      matching_criteria: 'said as jsonb',
      cancelled_reason: 'nulled',
      draft_key: 'nulled',
    },
  },
  draft_saves: { owners: ofClient },
  project_requirements: { owners: ofClient, columns: { answers: { becomes: '{}' } } },
  project_follow_ups: { owners: ofClient, columns: { next_step: 'ours', offer: 'ours', done_days: 'code' } },
  project_health: { owners: ofClient, columns: { reasons: 'code', override_note: 'said' } },
  project_health_due: { why: 'It names subscriptions that are to be looked at again, for seconds.' },
  pauses: { owners: ofClient },
  role_searches: { owners: ofClient, columns: { next_step: 'ours' } },
  match_candidates: {
    owners: ofAssistant,
    holdsAssistantsOf: 'virtualassistant_uuid',
    readers: {
      client: both(of('role_search_uuid', 'role_searches', ofProject), sql`client_answered_date is not null`),
    },
    hides: {
      client: ['score', 'reasons', 'held_hours', 'added_by'],
      assistant: ['score', 'reasons', 'client_answer', 'client_note', 'client_answered_date'],
    },
    columns: { reasons: 'said as jsonb', stage_reason: 'ours', client_note: 'said' },
  },
  va_relationships: { owners: ofAssistant, columns: { decline_reason: 'code', decline_note: 'emptied' } },
  seat_back_ups: { owners: ofAssistant },
  replacement_requests: { owners: ofClient, columns: { reason: removed } },
  retention_cases: { owners: ofAssistant, columns: { note: 'ours' } },
  rate_plans: {
    owners: { client: ofProject, ...ofAssistant },
    hides: { client: ['va_rate_cents', 'va_currency'], assistant: ['client_rate_cents', 'currency'] },
  },
  hour_holds: { owners: ofAssistant },
  subscription_periods: { owners: ofClient },
  carried_hours: { owners: { client: of('into_uuid', 'subscription_periods', ofProject) } },
  feedback: {
    owners: { client: by('client_uuid'), user: by('author_uuid') },
    readers: { assistant: both(by('subject_uuid'), sql`status = 'shown'`) },
    hides: { assistant: ['author_uuid', 'client_uuid', 'private_note', 'hidden_reason'] },
    columns: {
      message: 'said',
      display_name: { becomes: 'Someone who left' },
      private_note: 'emptied',
      reply: 'said',
      hidden_reason: 'said',
    },
  },
  feedback_requests: { owners: ofClient },
  meetings: {
    owners: {
      client: by('client_uuid'),
      user: by('booked_by'),
      email: (email) => sql`lower(invitee_email) = ${email}`,
    },
    columns: {
      invitee_name: { becomes: 'Someone who left' },
      invitee_email: { becomes: 'removed@closed.invalid' },
      timezone: 'code',
      place_at: 'nulled',
      external_id: 'nulled',
      cancel_url: 'nulled',
      reschedule_url: 'nulled',
      note: 'emptied',
      token_hash: 'secret',
    },
  },
  people_notes: {
    owners: { client: by('client_uuid'), ...ofAssistant },
    removed: true,
    columns: { body: 'ours' },
  },
  application_agreements: {
    owners: { assistant: of('application_uuid', 'applications', by('virtualassistant_uuid')) },
    columns: { version: 'code', text: 'law', signed_name: 'law', signed_address: 'law', sha256: 'law', pdf: 'law' },
  },
  application_scorecards: {
    owners: { assistant: of('application_uuid', 'applications', by('virtualassistant_uuid')) },
    removed: true,
    columns: { scores: 'ours', notes: 'ours' },
  },
  course_progress: { owners: ofAssistant, columns: { lessons: 'code' } },
  people_documents: { owners: { client: by('client_uuid'), ...ofAssistant }, removed: true },
  people_relationships: { owners: { client: by('client_uuid'), ...ofAssistant } },
  people_batches: {
    why: 'It holds which states assistants had, by their uuids.',
    columns: { changes: 'code' },
  },
  bulk_runs: {
    why: 'It holds what staff did to many rows at once.',
    columns: { action: 'code', said: 'code', idempotency_key: 'code' },
  },
  bulk_run_rows: {
    why: 'It holds which rows, by their uuids.',
    columns: { reason: 'code', was: 'code' },
  },
  task_lists: { owners: ofClient, columns: { name: removed } },
  tasks: {
    owners: ofClient,
    readers: { user: by('created_by') },
    columns: {
      ...searchedText,
      name: removed,
      description: 'emptied',
      recurrence: 'code',
      instructions: 'emptied',
      assigned_names: 'nulled',
    },
  },
  task_assignments: { owners: { user: by('user_uuid') } },
  task_changes: {
    owners: { client: ofTask },
    readers: { user: by('changed_by') },
    columns: { changes: { becomes: '[]' } },
  },
  task_comments: {
    owners: { client: ofTask },
    readers: { user: by('user_uuid') },
    columns: { body: 'emptied' },
  },
  task_completions: {
    owners: { client: ofTask },
    readers: { user: by('completed_by') },
    columns: { reopened_subtasks: 'code' },
  },
  task_files: { owners: { client: ofTask } },
  timers: { owners: ofAssistant, columns: { id: 'code', description: 'emptied' } },
  timer_stretches: { owners: ofAssistant, columns: { timer_id: 'code' } },
  timer_starts: { owners: ofAssistant, columns: { timer_id: 'code' } },
  timer_ends: { owners: ofAssistant, columns: { timer_id: 'code' } },
  timer_rejected_starts: {
    owners: ofAssistant,
    columns: { timer_id: 'code', description: 'emptied', code: 'code', reason: removed },
  },
  rejected_time: {
    owners: ofAssistant,
    columns: { timer_id: 'code', task_name: 'nulled', description: 'emptied', code: 'code', reason: removed },
  },
  timer_events: { owners: ofAssistant, columns: { timer_id: 'code', answer: { becomes: '{}' } } },
  time_entries: {
    owners: { client: by('client_uuid'), ...ofAssistant },
    hides: { client: ['payable', 'bill_uuid'], assistant: ['invoice_uuid', 'invoiced_seconds'] },
    // What was charged or paid is as it was agreed to.
    only: sql`invoice_uuid is null and bill_uuid is null`,
    columns: {
      ...searchedText,
      task_name: 'nulled',
      timezone: 'code',
      not_billable_reason: 'nulled',
      description: 'emptied',
    },
  },
  time_entry_changes: {
    owners: {
      client: of('origin_uuid', 'time_entries', by('client_uuid'), 'origin_uuid'),
      assistant: of('origin_uuid', 'time_entries', by('virtualassistant_uuid'), 'origin_uuid'),
    },
    columns: { reason: 'said', fields: 'said as jsonb' },
  },
  time_query_messages: {
    owners: { user: by('user_uuid') },
    readers: {
      client: of('time_entry_uuid', 'time_entries', by('client_uuid')),
      assistant: of('time_entry_uuid', 'time_entries', by('virtualassistant_uuid')),
    },
    columns: { message: 'said' },
  },
  time_review_reminders: { owners: ofClient },
  time_day_sums: { why: 'It adds up the hours of a day, of everybody.' },
  task_counts: { why: 'It counts the tasks of everybody.' },
  discussions: {
    owners: { client: (id) => sql`(${ofProject(id)} or client_uuid = ${id})` },
    readers: { user: by('opened_by'), assistant: by('virtualassistant_uuid') },
    columns: { ...searchedText, subject: 'said', last_message_excerpt: 'said' },
  },
  discussion_people: { owners: { user: by('user_uuid') } },
  messages: { owners: { user: by('sender_uuid') }, columns: { body: 'said' } },
  reply_addresses: { owners: { user: by('user_uuid') }, removed: true },
  inbound_mails: {
    owners: { user: by('user_uuid') },
    removed: true,
    columns: { message_id_hash: 'code', outcome: 'code' },
  },
  message_files: { owners: { user: of('message_uuid', 'messages', by('sender_uuid')) } },
}
