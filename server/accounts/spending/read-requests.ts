import type { SpendingRequest } from '@talentplace/contract/accounts/spending/spending.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** What was asked, the latest first. `viewer`: whose own requests are marked. */
export function requestRows(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('spending_requests as request')
    .innerJoin('projects', 'projects.uuid', 'request.project_uuid')
    .innerJoin('users', 'users.uuid', 'request.asked_by')
    .select([
      'request.uuid',
      'request.project_uuid',
      'projects.project_name',
      'request.kind',
      'users.full_name as asked_by',
      'request.asked_by as asked_by_uuid',
      'request.amount_cents',
      'request.currency',
      'request.state',
      'request.note',
      'request.created_date',
      'request.expires_date',
      sql<boolean>`request.state = 'approved' and (
        (request.kind = 'checkout' and projects.start_date is not null) or request.used_date is not null
        or exists (select from invoices where uuid = request.bought_invoice_uuid and number is not null))`.as(
        'is_bought',
      ),
    ])
    .orderBy('request.uuid', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>

export function toRequestView({ asked_by_uuid, ...row }: Row, viewer: string, now: Date): SpendingRequest {
  const isLive = row.state === 'waiting' || (row.state === 'approved' && !row.is_bought)
  return {
    ...row,
    is_own: asked_by_uuid === viewer,
    is_expired: isLive && row.expires_date <= now,
    created_date: row.created_date.toISOString(),
    expires_date: row.expires_date.toISOString(),
  }
}
