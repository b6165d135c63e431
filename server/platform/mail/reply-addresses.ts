import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/connection.ts'
import { serverSecret } from '../database/server-secret.ts'
import type { Tables } from '../database/tables.ts'

/** Whose answer a mail to a reply address is, and to which discussion. */
export interface ReplyBinding {
  readonly user_uuid: string
  readonly discussion_uuid: string
}

/** Addresses by which one person answers one discussion by mail; good for ever, and for nothing else. */
export interface ReplyAddresses {
  /** `reply+{token}@in.example.com`; null where no domain takes mail in. */
  addressFor(transaction: Transaction<Tables>, binding: ReplyBinding): Promise<string | null>
  /** What an address is bound to; null: none of ours, or not as we signed it. */
  bindingOf(database: Kysely<Tables>, address: string): Promise<ReplyBinding | null>
}

/** In hexadecimal, since a mail server may write an address small, and short enough for the 64 characters before its @. */
const form = /^reply\+([\da-f]{32})([\da-f]{20})@(.+)$/

/** @param domain that takes mail in, or null for none */
export function createReplyAddresses({
  database,
  domain,
}: {
  database: Database
  domain: string | null
}): ReplyAddresses {
  let loaded: Promise<Buffer> | undefined

  async function signature(id: string, { user_uuid, discussion_uuid }: ReplyBinding): Promise<string> {
    loaded ??= serverSecret(database, 'reply addresses').catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    const mac = createHmac('sha256', await loaded).update(`${id}\n${user_uuid}\n${discussion_uuid}`)
    return mac.digest('hex').slice(0, 20)
  }

  return {
    async addressFor(transaction, binding) {
      if (domain === null) return null
      const { uuid } = await transaction
        .insertInto('reply_addresses')
        .values(binding)
        // Nothing changes, and so it is given back whether it is new or not.
        .onConflict((conflict) =>
          conflict.columns(['user_uuid', 'discussion_uuid']).doUpdateSet({ user_uuid: binding.user_uuid }),
        )
        .returning('uuid')
        .executeTakeFirstOrThrow()
      const id = uuid.replaceAll('-', '')
      return `reply+${id}${await signature(id, binding)}@${domain}`
    },
    async bindingOf(connection, address) {
      const [, id, signed, at] = form.exec(address.trim().toLowerCase()) ?? []
      if (id === undefined || signed === undefined || domain === null || at !== domain) return null
      const binding = await connection
        .selectFrom('reply_addresses')
        .select(['user_uuid', 'discussion_uuid'])
        .where('uuid', '=', id)
        .executeTakeFirst()
      if (!binding) return null
      return timingSafeEqual(Buffer.from(signed), Buffer.from(await signature(id, binding))) ? binding : null
    },
  }
}
