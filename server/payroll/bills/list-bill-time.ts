import { listBillTime, type BillEntry } from '@talentplace/contract/payroll/bills/bill.routes'
import { printedParts } from '@talentplace/contract/shared/hours-text'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { billRows } from './find-bills.ts'
import { isVisibleTo } from './visible-bills.ts'

const columns = {
  position: sql`position`,
  task_date: sql`task_date`,
  seconds: sql`seconds`,
  amount_cents: sql`amount_cents`,
}

const entries = sql`
  select entry.uuid, linked.bill_uuid, linked.position, task_date, start_at, project_name, task_name, entry.description, linked.seconds,
    linked.amount_cents, (sum(linked.seconds) over (partition by linked.bill_uuid, linked.position
      order by task_date, start_at nulls last, entry.uuid) - linked.seconds)::int as seconds_before
  from va_bill_entries linked
  join time_entries entry on entry.uuid = linked.time_entry_uuid
  join projects on projects.uuid = entry.project_uuid`

/** What the lines of a bill were made from, in the order in which their amounts were worked out. */
export function listBillTimeOperation({ database }: { database: Database }) {
  return handle(listBillTime, async (context, { params, query }) => {
    const { kysely } = database
    const viewer = signedIn(context)
    const seen = await billRows(kysely).where('uuid', '=', params.uuid).where(isVisibleTo(viewer)).executeTakeFirst()
    if (!seen) throw notFound('There is no such bill.')
    const atPosition = query.position === undefined ? sql<boolean>`true` : sql<boolean>`position = ${query.position}`
    const rows = kysely
      .selectFrom(sql<Omit<BillEntry, 'printed'> & { seconds_before: number }>`(${entries})`.as('entries'))
      .select([
        'uuid',
        'position',
        'task_date',
        'project_name',
        'task_name',
        'description',
        'seconds',
        'seconds_before',
        'amount_cents',
      ] as const)
      .where(sql<boolean>`bill_uuid = ${params.uuid} and ${atPosition}`)
    const usual = { by: 'position', descending: false } as const
    const page = pageOf(query.pagination, columns, usual, sql`task_date, start_at nulls last, uuid`)
    const { rows: found, count } = await listPage(rows, page)
    const time = found.map(({ seconds_before, ...entry }) => {
      const [{ minutes, hundredths }] = printedParts([entry.seconds], seconds_before)
      return { ...entry, printed: { minutes, hundredths } }
    })
    return { time, count }
  })
}
