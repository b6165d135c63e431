import * as t from '@talentplace/contract/work/messages/task'
import { maxFilesTogether } from '@talentplace/contract/shared/file-limits'
import type { WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { AttachButton, AttachmentList } from '../../../ui/files/attachments.tsx'
import { AttachedFiles } from '../../../ui/files/attached-files.tsx'
import { useAttachments } from '../../../ui/files/use-attachments.ts'
import { useSave } from '../../../ui/form/use-save.ts'
import styles from '../tasks.module.css'
import { useRemoveFile } from './use-remove-file.ts'

/** What hangs on a task: each file is on it as soon as it is sent. */
export function TaskFiles({ task: { uuid, files, can_edit } }: { task: WholeTask }) {
  const attach = useSave('tasks.attachTaskFiles', {
    reloads: ['tasks.*'],
    errorMessage: t.fileNotAttached(),
  })
  const attachments = useAttachments({
    full: t.filesLimit({ count: maxFilesTogether }),
    taken: files.length,
    onUploaded: (file) => attach.mutateAsync({ params: { uuid }, body: { files: [file.uuid] } }),
  })
  const remove = useRemoveFile(uuid)
  return (
    <div className={styles.files}>
      {files.length === 0 && <p className={styles.parent}>{t.noFiles()}</p>}
      <AttachedFiles files={files} {...(can_edit && { onRemove: remove })} />
      {can_edit && (
        <>
          <AttachmentList attachments={attachments} label={t.filesOnTheWay()} />
          <div>
            <AttachButton attachments={attachments} />
          </div>
        </>
      )}
    </div>
  )
}
