import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/work/messages/task'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import { maxFilesTogether } from '@talentplace/contract/shared/file-limits'
import { addComment } from '@talentplace/contract/work/tasks/task.routes'
import { Button } from '../../../ui/button.tsx'
import { AttachButton, AttachmentList } from '../../../ui/files/attachments.tsx'
import { useAttachments } from '../../../ui/files/use-attachments.ts'
import type { Issues } from '../../../ui/form/issues.ts'
import { FormEnd } from '../../../ui/form/form-footer.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'

/** Says something of a task: words, files, or both. */
export function CommentForm({ task: uuid }: { task: string }) {
  const attachments = useAttachments({ full: t.commentFilesLimit({ count: maxFilesTogether }) })
  const files = attachments.files.map((file) => file.uuid)
  const save = useSave('tasks.addComment', {
    reloads: ['tasks.*'],
    errorMessage: t.commentNotSent(),
    onSaved: attachments.clear,
  })
  return (
    <Form
      schema={addComment.body}
      initialValues={{ body: '' }}
      toRequest={({ body }) => ({ body, files })}
      extraIssues={({ body }): Issues => (isInvisible(body) && files.length === 0 ? { body: ui.required() } : {})}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid }, body })}
      keep={`comment ${uuid}`}
      label={t.addComment()}
      clears
      renderEnd={({ failure, busy }) => (
        <>
          <AttachmentList attachments={attachments} label={t.commentFiles()} />
          <FormEnd failure={failure}>
            <Button type="submit" variant="outline" busy={busy} disabled={attachments.busy}>
              {busy ? t.sending() : t.comment()}
            </Button>
            <AttachButton attachments={attachments} label={t.attachToComment()} />
          </FormEnd>
        </>
      )}
    >
      {(form) => (
        <TextAreaField label={t.yourComment()} autosize minRows={2} maxLength={5000} {...form.getInputProps('body')} />
      )}
    </Form>
  )
}
