import * as t from '@talentplace/contract/work/messages/task'
import * as l from '@talentplace/contract/work/messages/tasks'
import { createTask, type Task, type WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import type { ReactNode } from 'react'
import type { RoleArea } from '../../../platform/navigation/paths.ts'
import { useToday } from '../../../platform/viewer-zone/use-today.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import styles from '../tasks.module.css'
import { TodoRow } from '../todo/todo-row.tsx'

const nothing = () => undefined

interface SubtasksProps {
  readonly task: WholeTask
  readonly area: RoleArea
  /** What else can be done with a task, at the end of its row. */
  readonly renderAction?: ((task: Task) => ReactNode) | undefined
}

/** The parts of a task, done in place, and the line that adds one. */
export function Subtasks({ task, area, renderAction }: SubtasksProps) {
  const today = useToday()
  const save = useSave('tasks.createTask', {
    reloads: ['tasks.*'],
    errorMessage: t.subtaskNotAdded(),
  })
  const { uuid: parent_uuid, project_uuid, subtasks } = task
  return (
    <>
      {subtasks.length > 0 && (
        <ul className={styles.rows}>
          {subtasks.map((part) => (
            <TodoRow
              key={part.uuid}
              task={{ ...part, parent_name: null }}
              area={area}
              today={today}
              done={part.completed_date !== null}
              onDone={nothing}
              withProject={false}
              renderAction={renderAction}
            />
          ))}
        </ul>
      )}
      {task.can_edit && (
        <Form
          schema={createTask.body}
          initialValues={{ name: '' }}
          toRequest={({ name }) => ({ project_uuid, parent_uuid, name })}
          save={save}
          onSubmit={(body) => save.mutateAsync({ body })}
          submit={{ label: t.addSubtask(), busy: l.adding(), outline: true }}
          label={t.addSubtask()}
          clears
        >
          {(form) => <TextField label={t.newSubtask()} maxLength={300} {...form.getInputProps('name')} />}
        </Form>
      )}
    </>
  )
}
