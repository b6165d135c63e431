import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { AccountMails, Recipient } from '../mails/account-mails.ts'
import { signInTime } from './sign-in-time.ts'

/** A browser that hasn't been used for so long is a new one. */
const rememberedDays = 400
const day = 86_400_000
/** Of one account; those seen longest ago make room. */
const maxDevices = 100

type Owner = Recipient & {
  readonly uuid: string
  readonly permissions: readonly string[]
  readonly timezone: string | null
}

/** Whoever brings no text to be known by is known by their browser's name alone. */
function deviceHash(userUuid: string, { id, words }: Device): Buffer {
  return hash('sha256', id === undefined ? `words\n${userUuid}\n${words}` : `device\n${userUuid}\n${id}`, 'buffer')
}

export interface Device {
  /** The random text that the browser keeps. */
  readonly id: string | undefined
  readonly words: string
  /** The same as its owner reads it. */
  readonly text: string
}

/**
 * Step: remembers the browser of a sign-in, and tells the owner of one that wasn't seen before. The first sign-in of all
 * tells of nothing.
 */
export async function noteDevice(
  transaction: Transaction<Tables>,
  { owner, device, at, mails }: { owner: Owner; device: Device; at: Date; mails: AccountMails },
): Promise<void> {
  const hashed = deviceHash(owner.uuid, device)
  const { rows } = await sql<{ others: number; is_new: boolean }>`
    with noted as (
      insert into known_devices (user_uuid, device_hash, first_seen, last_seen)
      values (${owner.uuid}, ${hashed}, ${at}, ${at})
      on conflict (user_uuid, device_hash) do update set last_seen = excluded.last_seen
      returning (xmax = 0) as is_new
    )
    select is_new, (select count(*)::int from known_devices where user_uuid = ${owner.uuid}) as others from noted`.execute(
    transaction,
  )
  const [noted] = rows
  if (!noted?.is_new || noted.others === 0) return
  if (noted.others >= maxDevices) await evictOldest(transaction, owner.uuid)
  const time = signInTime(at, owner.timezone)
  await queueMail(transaction, mails.newSignIn(owner, { device: device.text, time }))
}

async function evictOldest(transaction: Transaction<Tables>, userUuid: string): Promise<void> {
  await sql`delete from known_devices where user_uuid = ${userUuid} and device_hash in (
      select device_hash from known_devices where user_uuid = ${userUuid}
      order by last_seen desc, device_hash offset ${maxDevices}
    )`.execute(transaction)
}

/** Removes browsers that nobody has signed in from for more than a year. */
export async function clearPastDevices(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - rememberedDays * day)
  await database.kysely.deleteFrom('known_devices').where('last_seen', '<', before).execute()
}
