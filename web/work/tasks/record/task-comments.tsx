import * as t from '@talentplace/contract/work/messages/task'
import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { useSession } from '../../../platform/session/session.ts'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { AttachedFiles } from '../../../ui/files/attached-files.tsx'
import styles from '../tasks.module.css'
import { CommentForm } from './comment-form.tsx'
import { useRemoveFile } from './use-remove-file.ts'

function Comment({
  comment,
  task,
  can_edit,
}: {
  comment: WholeTask['comments'][number]
  task: string
  can_edit: boolean
}) {
  const { user } = useSession()
  const remove = useRemoveFile(task)
  const { user_uuid, user_name, created_date, body, files } = comment
  const isOwn = can_edit && user?.uuid === user_uuid
  return (
    <li className={styles.comment}>
      <header>
        <strong>{user_name}</strong> · <InstantTime instant={created_date} />
      </header>
      {body !== '' && <p>{body}</p>}
      {body === '' && files.length === 0 && <p className={styles.parent}>{t.filesWereRemoved()}</p>}
      <AttachedFiles files={files} {...(isOwn && { onRemove: remove })} />
    </li>
  )
}

/** What was said of a task, the oldest first, and the field that adds to it. */
export function TaskComments({ task: { uuid, comments, can_edit } }: { task: WholeTask }) {
  return (
    <>
      {comments.length === 0 ? (
        <p className={styles.parent}>{t.noComments()}</p>
      ) : (
        <ol className={styles.comments}>
          {comments.map((comment) => (
            <Comment key={comment.uuid} comment={comment} task={uuid} can_edit={can_edit} />
          ))}
        </ol>
      )}
      {can_edit && <CommentForm task={uuid} />}
    </>
  )
}
