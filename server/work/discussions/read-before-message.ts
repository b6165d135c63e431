import { sql, type RawBuilder } from 'kysely'
import { linkOfThread } from './notify-of-message.ts'
import { assistantOfUser, personColumns, type PersonView } from './person-view.ts'
import { peopleOf } from './taking-part.ts'

/** Someone who takes part in a thread. */
export interface Participant {
  readonly uuid: string
  /** Not one of the client's own people. */
  readonly answers: boolean
  /** Not muted, and nothing unread tells of the thread yet. */
  readonly notified: boolean
}

/** What has to be known of a thread before a message is written in it. */
export interface BeforeMessage extends PersonView {
  /** The message of the same uuid, when it was written before. */
  readonly written: { readonly discussion_uuid: string; readonly sender_uuid: string } | null
  /** Of the subscription that the thread is of. */
  readonly project_name: string | null
  readonly people: readonly Participant[]
}

/** All of it in one statement, with how others see the sender. */
export function readBeforeMessage(
  discussion_uuid: string,
  { uuid, sender_uuid, at }: { uuid: string; sender_uuid: string; at: Date },
): RawBuilder<BeforeMessage> {
  const discussion = sql`${discussion_uuid}::uuid`
  const isUnread = sql`exists (
    select from notifications where notifications.user_uuid = person.uuid and entity_link = ${linkOfThread(discussion_uuid)}
      and read_at is null and published_date is not null and withdrawn_date is null)`
  return sql<BeforeMessage>`
    select ${personColumns},
      (select jsonb_build_object('discussion_uuid', discussion_uuid, 'sender_uuid', sender_uuid)
        from messages where uuid = ${uuid}) as written,
      (select project_name from discussions join projects on projects.uuid = project_uuid
        where discussions.uuid = ${discussion}) as project_name,
      (select coalesce(jsonb_agg(jsonb_build_object('uuid', person.uuid, 'answers', account.client_uuid is null,
          'notified', own.muted is not true and not ${isUnread}) order by person.uuid), '[]')
        from (${peopleOf(discussion, at)}) person join users account on account.uuid = person.uuid
        left join discussion_people own on own.discussion_uuid = ${discussion} and own.user_uuid = person.uuid) as people
    from users ${assistantOfUser} where users.uuid = ${sender_uuid}`
}
