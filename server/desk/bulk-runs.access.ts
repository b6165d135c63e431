import type { BulkRunState } from '@talentplace/contract/desk/bulk-runs/bulk-run.states'
import type { Actor } from '@talentplace/contract/testing/access'
import { draftBill } from '../testing/access/access-bills.ts'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import type { bulkRunsOperations } from './bulk-runs.operations.ts'

/** Each call is about a run of its own, which the caller previewed. */
export function bulkRunsCalls(world: AccessWorld): AccessCalls<typeof bulkRunsOperations> {
  async function runOf(actor: Actor, whose: Whose, state: BulkRunState): Promise<string> {
    if (whose === 'absent') return absentUuid
    const created_by = world.people.get(actor) ?? world.people.get('super admin')
    const { rows } = await world.database.pool.query<{ uuid: string }>(
      `insert into bulk_runs (action, said, state, created_by, created_date, started_date, finished_date)
       values ('bills.calculate', '{}', $1, $2, $3, case when $1 = 'done' then $3::timestamptz end,
         case when $1 = 'done' then $3::timestamptz end) returning uuid`,
      [state, created_by, '2026-11-20T15:00:00Z'],
    )
    return rows[0]?.uuid ?? ''
  }
  let key = 0
  return {
    previewBulkRun: async (_actor, whose) => ({
      path: '/bulk-runs',
      body: { action: 'bills.calculate', selection: { uuids: [await draftBill(world, whose)] }, values: {} },
    }),
    startBulkRun: async (actor, whose) => ({
      path: `/bulk-runs/${await runOf(actor, whose, 'previewed')}/start`,
      key: `bulk-run-${(key += 1)}`,
    }),
    getBulkRun: async (actor, whose) => ({ path: `/bulk-runs/${await runOf(actor, whose, 'done')}` }),
    listBulkRows: async (actor, whose) => ({ path: `/bulk-runs/${await runOf(actor, whose, 'done')}/rows` }),
    undoBulkRun: async (actor, whose) => ({ path: `/bulk-runs/${await runOf(actor, whose, 'done')}/undo` }),
  }
}
