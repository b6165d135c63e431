import * as t from '@talentplace/contract/work/messages/task'
import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'

/** Takes a file off a task, or off one's own comment of it. */
export function useRemoveFile(task: string): (file: StoredFile) => void {
  const remove = useSave('tasks.removeTaskFile', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: t.fileNotRemoved(),
    onSaved: () => notify({ kind: 'success', message: t.fileRemoved() }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (file) => remove.mutate({ params: { uuid: task, file_uuid: file.uuid } })
}
