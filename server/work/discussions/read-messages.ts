import type { Message } from '@talentplace/contract/work/discussions/discussion.routes'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { storedFileObject } from '../../platform/files/stored-file-object.ts'
import { assistantOfUser, personColumns, type PersonView } from './person-view.ts'

interface MessageRow extends PersonView {
  readonly uuid: string
  readonly position: number
  readonly change: number
  readonly kind: Message['kind']
  readonly body: string
  readonly created_date: Date
  readonly edited_date: Date | null
  readonly deleted_date: Date | null
  readonly files: StoredFile[]
}

function toMessageView({ user_uuid, name, role, avatar_id, deleted_date, ...row }: MessageRow): Message {
  return {
    ...row,
    sender: { user_uuid, name, role, avatar_id },
    created_date: row.created_date.toISOString(),
    edited_date: row.edited_date?.toISOString() ?? null,
    deleted: deleted_date !== null,
  }
}

/** Some messages of a thread. `chosen`: the text of a query of rows of `messages`, with its order and limit. */
export async function readMessages(
  database: Kysely<Tables>,
  chosen: RawBuilder<unknown>,
  order: 'position' | 'change',
): Promise<Message[]> {
  const { rows } = await sql<MessageRow>`
    select messages.uuid, messages.position, change, messages.kind, body, messages.created_date, edited_date,
      messages.deleted_date, ${personColumns},
      coalesce((select jsonb_agg(${storedFileObject} order by message_files.position)
        from message_files join files on files.uuid = file_uuid where message_uuid = messages.uuid), '[]') as files
    from (${chosen}) messages
    join users on users.uuid = sender_uuid ${assistantOfUser}
    order by ${sql.ref(`messages.${order}`)}`.execute(database)
  return rows.map(toMessageView)
}

/** One message, or undefined. */
export async function readMessage(database: Kysely<Tables>, uuid: string): Promise<Message | undefined> {
  const [found] = await readMessages(database, sql`select * from messages where uuid = ${uuid}`, 'position')
  return found
}
