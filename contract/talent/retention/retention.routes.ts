import { z } from 'zod'
import { assistantStates } from '../assistants/assistant.states.ts'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { retentionStates } from '../assistants/retention.states.ts'
import { humanText } from '../../shared/human-text.ts'

/** Why someone leaves, or may. */
export const retentionReasons = [
  'too_few_hours',
  'pay',
  'other_work',
  'client',
  'health',
  'family',
  'performance',
  'other',
] as const
export type RetentionReason = (typeof retentionReasons)[number]

const day = givenDay()

/** A subscription that was theirs when it began, and who has the place after them. */
export const affectedProject = z.object({
  seat_uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  company: z.string(),
  role: z.string(),
  hours_per_month: z.int(),
  /** Who follows; null: nobody yet. */
  replacement_uuid: z.uuid().nullable(),
  replacement_name: z.string().nullable(),
  /** The first day of the replacement. */
  replaced_date: z.iso.date().nullable(),
  /** Days from the beginning of the case to that. */
  days_to_replace: z.int().nullable(),
})
export type AffectedProject = z.infer<typeof affectedProject>

export const retentionCase = z.object({
  uuid: z.uuid(),
  virtualassistant_uuid: z.uuid(),
  full_name: z.string(),
  assistant_state: z.enum(assistantStates.values),
  /** `risk`: they may leave; `leaving`: they told us so, or we them. */
  kind: z.enum(['risk', 'leaving']),
  reason_code: z.enum(retentionReasons),
  /** Of the risk, or the last day. */
  expected_date: z.iso.date().nullable(),
  /** When they gave notice. */
  notice_date: z.iso.date().nullable(),
  note: z.string(),
  owner_uuid: z.uuid().nullable(),
  owner_name: z.string().nullable(),
  next_contact: z.iso.date().nullable(),
  state: z.enum(retentionStates.values),
  opened_date: z.iso.datetime(),
  closed_date: z.iso.datetime().nullable(),
  version: z.int(),
  /** At most 50. */
  projects: z.array(affectedProject),
})
export type RetentionCase = z.infer<typeof retentionCase>

const editor = { caller: ['admin_virtualassistant.edit'] } as const
const fields = {
  kind: retentionCase.shape.kind,
  reason_code: retentionCase.shape.reason_code,
  expected_date: day.nullable(),
  notice_date: day.nullable(),
  note: humanText().max(2000).default(''),
  owner_uuid: uuid.nullable(),
  next_contact: day.nullable(),
}

/** A3.1 loss-retention-tracking. Whose next contact is due first, first. */
export const listRetentionCases = operation({
  name: 'assistants.listRetentionCases',
  method: 'GET',
  path: '/virtualassistants/retention',
  summary: 'Assistants who are leaving or may leave, and how it ended',
  caller: ['admin_virtualassistant.view'],
  readsReplica: true,
  query: z.object({
    search: searchWords,
    state: z.enum(retentionStates.values).optional(),
    reason_code: z.enum(retentionReasons).optional(),
    kind: retentionCase.shape.kind.optional(),
    virtualassistant_uuid: uuid.optional(),
    /** Those the caller answers for. */
    mine: z.boolean().optional(),
    /** Those that nobody answers for. */
    unowned: z.boolean().optional(),
    pagination: paging(10, ['next_contact', 'expected_date', 'opened_date', 'full_name']),
  }),
  reply: z.object({ cases: z.array(retentionCase), count: z.int() }),
})

/** One open case an assistant: a second one answers 409 `case_open`. */
export const createRetentionCase = operation({
  name: 'assistants.createRetentionCase',
  method: 'POST',
  path: '/virtualassistants/retention',
  summary: 'Follow an assistant who is leaving or may leave',
  ...editor,
  body: z.object({ virtualassistant_uuid: uuid, ...fields }),
  reply: retentionCase,
  failures: ['404 not_found', '409 case_open'],
})

/**
 * What has ended stays: 409 `closed`. That someone left, or came back, follows from their state. A stale `version` answers 409
 * `stale_version`.
 */
export const saveRetentionCase = operation({
  name: 'assistants.saveRetentionCase',
  method: 'PUT',
  path: '/virtualassistants/retention/{uuid}',
  summary: 'Change a case, or say that they stay',
  ...editor,
  params: z.object({ uuid }),
  body: z.object({
    version: z.int().min(1).max(2_147_483_647),
    ...fields,
    /** They stay: the case is closed. */
    saved: z.boolean().default(false),
  }),
  reply: retentionCase,
  failures: ['404 not_found', '409 closed', '409 stale_version'],
})
