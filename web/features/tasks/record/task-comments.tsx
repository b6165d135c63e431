import { addComment, type WholeTask } from '@talentplace/contract/tasks/task.routes'
import { InstantTime } from '../../../platform/viewer-zone/instant-time.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import styles from '../tasks.module.css'

/** What was said of a task, the oldest first, and the field that adds to it. */
export function TaskComments({ task: { uuid, comments, can_edit } }: { task: WholeTask }) {
  const save = useSave('tasks.addComment', {
    reloads: ['tasks.*'],
    otherwise: 'Your comment could not be sent. Please try again.',
  })
  return (
    <>
      {comments.length === 0 ? (
        <p className={styles.parent}>Nothing has been said yet.</p>
      ) : (
        <ol className={styles.comments}>
          {comments.map((comment) => (
            <li key={comment.uuid} className={styles.comment}>
              <header>
                <strong>{comment.user_name}</strong> · <InstantTime instant={comment.created_date} />
              </header>
              <p>{comment.body}</p>
            </li>
          ))}
        </ol>
      )}
      {can_edit && (
        <Form
          schema={addComment.body}
          initialValues={{ body: '' }}
          save={save}
          onSend={(body) => save.mutateAsync({ params: { uuid }, body })}
          submit={{ label: 'Comment', busy: 'Sending …', outline: true }}
          keep={`comment ${uuid}`}
          label="Add a comment"
          clears
        >
          {(form) => (
            <TextAreaField label="Your comment" autosize minRows={2} maxLength={5000} {...form.getInputProps('body')} />
          )}
        </Form>
      )}
    </>
  )
}
