import { randomUUID } from 'node:crypto'
import { absentUuid, type AccessWorld } from '../testing/access/access-world.ts'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { addPaidByCard } from '../testing/access/access-subscriptions.ts'
import type { Actor } from '@talentplace/contract/testing/access'
import type { manualRefundsOperations } from './manual-refunds.operations.ts'

const day = '2026-11-10'

/** One that someone else proposed, of a client's credit; its uuid. */
async function addProposed(world: AccessWorld, actor: Actor, whose: Whose): Promise<string> {
  if (whose === 'absent') return absentUuid
  const { client_uuid } = await addPaidByCard(world, actor, whose, 100)
  const { uuid } = await world.database.kysely
    .insertInto('manual_refunds')
    .values({
      client_uuid,
      currency: 'cad',
      amount_cents: 100,
      method: 'transfer',
      paid_date: day,
      reference: '4711',
      reason: 'As agreed',
      state: 'proposed',
      proposed_by: world.people.get('primary contact') ?? '',
      created_date: new Date(`${day}T15:00:00Z`),
      idempotency_key: randomUUID(),
      request_hash: Buffer.alloc(32),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Each call is about credit of its own. */
export function manualRefundsCalls(world: AccessWorld): AccessCalls<typeof manualRefundsOperations> {
  return {
    recordManualRefund: async (actor, whose) => {
      const { client_uuid } = await addPaidByCard(world, actor, whose, 100)
      return {
        path: `/client/${client_uuid}/credit/manual_refunds`,
        key: randomUUID(),
        body: {
          currency: 'cad',
          amount_cents: 100,
          method: 'transfer',
          paid_date: day,
          reference: '4711',
          reason: 'As agreed',
        },
      }
    },
    approveManualRefund: async (actor, whose) => ({
      path: `/manual_refunds/${await addProposed(world, actor, whose)}/approve`,
    }),
    voidManualRefund: async (actor, whose) => ({
      path: `/manual_refunds/${await addProposed(world, actor, whose)}/void`,
      body: { reason: 'Entered twice' },
    }),
  }
}
