import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { deletionRequestStates } from './deletion-request.states.ts'
import { secondPersonWait } from '../../shared/second-person-wait.ts'

const staff = ['admin_user.view'] as const

const deletionRequest = z.object({
  uuid: z.uuid(),
  user_uuid: z.uuid(),
  /** As they are called now: a person who was deleted has no name. */
  full_name: z.string(),
  /** Null: the account is closed. */
  email: z.string().nullable(),
  kind: z.enum(['client', 'assistant', 'staff', 'other']),
  state: z.enum(deletionRequestStates.values),
  asked_date: z.iso.datetime(),
  done_date: z.iso.datetime().nullable(),
  version: z.int(),
})
export type DeletionRequest = z.infer<typeof deletionRequest>

/** Oldest first: there is a month to answer. */
export const listDeletionRequests = operation({
  name: 'accounts.listDeletionRequests',
  method: 'GET',
  path: '/user/deletions',
  summary: 'People who asked to be forgotten, for staff',
  caller: staff,
  readsReplica: true,
  query: z.object({
    state: z.enum(deletionRequestStates.values).optional(),
    pagination: paging(10, ['asked_date']),
  }),
  reply: z.object({ deletion_requests: z.array(deletionRequest), count: z.int() }),
})

const deletionRecord = deletionRequest.extend({
  company: z.string().nullable(),
  /** Their company is deleted with them: nobody else signs in for it. */
  with_company: z.boolean(),
  /** What has to be settled first, e.g. "2 unpaid invoices". */
  stands_against: z.array(z.string()),
  /** What the tax law has us keep, e.g. "3 invoices". */
  stays: z.array(z.string()),
  /** Null: it doesn't wait any more. */
  second_person: secondPersonWait.nullable(),
  approved_by: z.string().nullable(),
  approved_date: z.iso.datetime().nullable(),
})
export type DeletionRecord = z.infer<typeof deletionRecord>

export const getDeletionRequest = operation({
  name: 'accounts.getDeletionRequest',
  method: 'GET',
  path: '/user/deletions/{uuid}',
  summary: 'One request to be forgotten: what stands against it, and what stays',
  caller: staff,
  params: z.object({ uuid }),
  reply: deletionRecord,
  failures: ['404 not_found'],
})

/**
 * 403 for someone with permissions the caller may not grant; 409 `stands_against` while something has to be settled,
 * `own_account`, `second_person_waits`, `stale_version` where the request is another than the caller saw.
 */
export const approveDeletion = operation({
  name: 'accounts.approveDeletion',
  method: 'POST',
  path: '/user/deletions/{uuid}/approval',
  summary: 'Have a person deleted, for good',
  caller: ['admin_user.edit'],
  freshSession: true,
  secondPerson: 'approve_deletion',
  params: z.object({ uuid }),
  body: z.object({ version: z.int().min(1).max(2_147_483_647) }),
  reply: z.object({}),
  failures: ['403 more_than_you_hold', '404 not_found', '409 own_account', '409 stale_version', '409 stands_against'],
})
