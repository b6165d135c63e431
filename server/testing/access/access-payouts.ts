import { saveBankAccountRow } from '../../payroll/bank-accounts/bank-account-store.ts'
import { encryptFile } from '../../payroll/payouts/payout-file.ts'
import { openBankingKeys } from '../../app/open-banking-keys.ts'
import { dataDirOfTests } from '../servers/running-server.ts'
import { addAssistant } from '../rows/add-assistant.ts'
import { addBill } from '../rows/add-bill.ts'
import type { Whose } from './access-call.ts'
import { absentUuid, type AccessWorld } from './access-world.ts'

const keys = openBankingKeys({ bankingKeys: null, dataDir: dataDirOfTests })
const maker = ({ people }: AccessWorld): string => people.get('admin') ?? ''
const releaser = ({ people }: AccessWorld): string => people.get('super admin') ?? ''

/** An account in Canada, entered long ago. */
export function addAccount(world: AccessWorld, virtualassistant_uuid: string): Promise<void> {
  return world.database.kysely.transaction().execute((transaction) =>
    saveBankAccountRow(transaction, keys, {
      virtualassistant_uuid,
      currency: 'cad',
      details: { institution: '003', transit: '01234', account_number: '1234567' },
      holder_name: '',
      changed_by: maker(world),
      at: new Date('2026-01-05T15:00:00Z'),
    }),
  )
}

/** A posted bill of someone new with an account of long ago; nothing else of its currency waits in a payout. */
export async function payableBill(world: AccessWorld): Promise<string> {
  const { database } = world
  await database.pool.query(`update payouts set state = 'discarded' where state = 'made'`)
  await database.pool.query(`update payout_lines set state = 'discarded' where state = 'waiting'`)
  const { uuid: virtualassistant_uuid } = await addAssistant(database, {})
  await addAccount(world, virtualassistant_uuid)
  return addBill(database, { virtualassistant_uuid, by: releaser(world), posted: true })
}

/** A payout of one bill that someone made who isn't staff for money. */
async function madeOf(world: AccessWorld): Promise<{ payout: string; bill: string }> {
  const bill = await payableBill(world)
  const client = await world.database.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ uuid: string }>(
      `insert into payouts (currency, payment_date, state, total_cents, made_by, made_date, idempotency_key, request_hash)
       values ('cad', '2026-11-20', 'made', 50000, $1, '2026-11-20T14:00:00Z', gen_random_uuid()::text, 'x') returning uuid`,
      [maker(world)],
    )
    const payout = rows[0]?.uuid ?? ''
    await client.query(
      `insert into payout_lines (payout_uuid, bill_uuid, position, amount_cents, account_version, last_digits, state)
       values ($1, $2, 1, 50000, 1, '567', 'waiting')`,
      [payout, bill],
    )
    await client.query('commit')
    return { payout, bill }
  } finally {
    client.release()
  }
}

export async function madePayout(world: AccessWorld, whose: Whose): Promise<string> {
  return whose === 'absent' ? absentUuid : (await madeOf(world)).payout
}

async function releasedOf(world: AccessWorld): Promise<{ payout: string; bill: string }> {
  const made = await madeOf(world)
  const { key_id, sealed, file_sha256 } = await encryptFile(keys, made.payout, 'A file')
  await world.database.pool.query(
    `with next as (update payout_numbers set last_number = last_number + 1 where currency = 'cad' returning last_number)
     update payouts set state = 'released', number = (select last_number from next), key_id = $2, sealed = $3, file_sha256 = $4,
       released_by = $5, released_date = '2026-11-20T14:30:00Z', version = 2 where uuid = $1`,
    [made.payout, key_id, sealed, file_sha256, releaser(world)],
  )
  await world.database.pool.query(`update payout_lines set state = 'filed' where payout_uuid = $1`, [made.payout])
  await world.database.pool.query(
    `update va_bills set status = 'scheduled', scheduled_date = '2026-11-20', version = version + 1 where uuid = $1`,
    [made.bill],
  )
  return made
}

export async function releasedPayout(world: AccessWorld, whose: Whose): Promise<string> {
  return whose === 'absent' ? absentUuid : (await releasedOf(world)).payout
}

/** One whose file the bank has, and its bill. */
export async function sentLine(world: AccessWorld, whose: Whose): Promise<{ payout: string; bill: string }> {
  if (whose === 'absent') return { payout: absentUuid, bill: absentUuid }
  const released = await releasedOf(world)
  await world.database.pool.query(
    `update payouts set state = 'sent', sent_date = '2026-11-20T14:40:00Z', version = 3 where uuid = $1`,
    [released.payout],
  )
  return released
}
