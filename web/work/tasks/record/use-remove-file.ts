import type { StoredFile } from '@talentplace/contract/shared/stored-file'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'

/** Takes a file off a task, or off one's own comment of it. */
export function useRemoveFile(task: string): (file: StoredFile) => void {
  const remove = useSave('tasks.removeTaskFile', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: 'The file could not be removed. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'File removed.' }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (file) => remove.mutate({ params: { uuid: task, file_uuid: file.uuid } })
}
