import { lockDraft } from '../../payroll/bills/lock-draft.ts'
import { numberBill } from '../../payroll/bills/number-bill.ts'
import { writeByHand } from '../../payroll/bills/write-lines.ts'
import type { TestDatabase } from '../database.ts'

/** A bill of one bonus of 500.00, a draft or posted; its uuid. `province`: ours, at whose rates someone registered is taxed. */
export async function addBill(
  database: TestDatabase,
  about: { virtualassistant_uuid: string; by: string; posted: boolean; note?: string; at?: Date; province?: string },
): Promise<string> {
  const { virtualassistant_uuid, by, posted, note = '', at = new Date('2026-11-10T15:00:00Z'), province = null } = about
  const period = { start: '2026-10-16', end: '2026-10-31' }
  const day = '2026-11-10'
  return database.kysely.transaction().execute(async (transaction) => {
    const locked = await lockDraft(transaction, {
      virtualassistant_uuid,
      currency: 'cad',
      period,
      bill_date: day,
      created_by: by,
      at,
    })
    if (!locked) throw new Error('There is no such assistant.')
    const lines = [{ kind: 'bonus', description: 'Thank you', amount_cents: 50_000 } as const]
    await writeByHand(transaction, locked.draft, { lines, note, province })
    if (posted) {
      const payer = { name: 'Talentplace', address: [], tax_numbers: [] }
      await numberBill(transaction, locked.draft, { bill_date: day, expected_date: day, payer, posted_by: by, at })
    }
    return locked.draft.uuid
  })
}
