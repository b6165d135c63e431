import * as t from '@talentplace/contract/work/messages/tasks'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useState } from 'react'
import { ApiFailure } from '../../../platform/api/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormEnd } from '../../../ui/form/form-footer.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

function Question({
  tasks,
  onRemoved,
  onClose,
}: {
  tasks: readonly Task[]
  onRemoved: () => void
  onClose: () => void
}) {
  // Once the server has said that time is on one of them.
  const [confirmed, setConfirmed] = useState(false)
  const remove = useSave('tasks.deleteTasks', {
    reloads: ['tasks.*'],
    errorMessage: t.severalNotRemoved(),
    onSaved() {
      notify({ kind: 'success', message: t.severalRemoved({ count: tasks.length }) })
      onRemoved()
    },
  })
  const hasSubtasks = tasks.some(({ subtask_count }) => subtask_count > 0)
  const uuids = tasks.map(({ uuid }) => uuid)

  async function send(): Promise<void> {
    try {
      await remove.mutateAsync({ body: { uuids, confirmed } })
    } catch (error) {
      setConfirmed(error instanceof ApiFailure && error.code === 'time_logged')
    }
  }

  return (
    <>
      <p>{hasSubtasks ? t.removeNoteWithSubtasks() : t.removeNote()}</p>
      <FormEnd failure={remove.failure}>
        <Button variant="outline" onClick={onClose}>
          {t.leaveThem()}
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => void send()}>
          {confirmed ? t.removeAnyway() : t.removeSeveral({ count: tasks.length })}
        </Button>
      </FormEnd>
    </>
  )
}

/** Removes all chosen tasks, asked first, and once more where time is on one. */
export function RemoveTasks({ tasks, onRemoved }: { tasks: readonly Task[]; onRemoved: () => void }) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="danger" disabled={tasks.length === 0} onClick={() => setOpened(true)}>
        {t.remove()}
      </Button>
      <Dialog opened={opened} title={t.removeSeveral({ count: tasks.length })} onClose={close}>
        {opened && <Question tasks={tasks} onRemoved={onRemoved} onClose={close} />}
      </Dialog>
    </>
  )
}
