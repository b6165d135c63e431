import * as t from '@talentplace/contract/work/messages/task'
import * as l from '@talentplace/contract/work/messages/tasks'
import { usualRecurrences } from '@talentplace/contract/work/tasks/recurrence'
import { taskPriorities } from '@talentplace/contract/work/tasks/task-priority'
import { saveTask, type WholeTask } from '@talentplace/contract/work/tasks/task.routes'
import { useApi } from '../../../platform/api/query.ts'
import { Form, type FormState } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import styles from '../tasks.module.css'
import { sentOf, valuesOf, type TaskValues } from './task-values.ts'

const fieldNames: Readonly<Record<string, string>> = { estimate_seconds: 'estimate' }

function recurrences({ recurrence, recurrence_text }: WholeTask) {
  const usual = usualRecurrences.map(({ rule, label }) => ({ value: rule as string, label: label() }))
  const isOwn = recurrence !== null && !usual.some(({ value }) => value === recurrence)
  return [
    { value: '', label: t.doesntRepeat() },
    ...usual,
    ...(isOwn ? [{ value: recurrence, label: recurrence_text ?? recurrence }] : []),
  ]
}

interface PeopleProps {
  readonly form: FormState<TaskValues>
  readonly people: readonly { user_uuid: string; name: string }[]
}

function People({ form, people }: PeopleProps) {
  const chosen = form.getValues().assignment
  const issue = form.errors['assignment']
  return (
    <fieldset className={styles.people}>
      <legend>{l.assignedTo()}</legend>
      {people.map(({ user_uuid, name }) => (
        <label key={user_uuid}>
          <input
            type="checkbox"
            checked={chosen.includes(user_uuid)}
            onChange={(event) =>
              form.setFieldValue(
                'assignment',
                event.currentTarget.checked ? [...chosen, user_uuid] : chosen.filter((each) => each !== user_uuid),
              )
            }
          />
          {name}
        </label>
      ))}
      {issue && <p role="alert">{issue}</p>}
    </fieldset>
  )
}

/** Changes a task: what isn't touched isn't sent. */
export function TaskForm({ task }: { task: WholeTask }) {
  const { data } = useApi('tasks.listTaskProjects', { query: { project_uuid: task.project_uuid } })
  const [project] = data?.projects ?? []
  const known = project?.people ?? []
  const left = task.assignment.filter(({ user_uuid }) => !known.some((person) => person.user_uuid === user_uuid))
  const lists = project?.lists ?? [{ uuid: task.project_task_list_uuid, name: task.project_task_list_name }]
  const save = useSave('tasks.saveTask', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: l.notSaved(),
    onSaved: () => notify({ kind: 'success', message: t.saved() }),
  })
  return (
    <Form<TaskValues, ReturnType<typeof sentOf>>
      schema={saveTask.body}
      initialValues={valuesOf(task)}
      toRequest={(values, started) => sentOf(values, started, task.version)}
      fieldOf={(path) => fieldNames[path] ?? path}
      save={save}
      onSubmit={(body) => save.mutateAsync({ params: { uuid: task.uuid }, body })}
      canEdit
    >
      {(form) => (
        <>
          <TextField label={l.task()} required withAsterisk={false} maxLength={300} {...form.getInputProps('name')} />
          <TextAreaField
            label={t.description()}
            autosize
            minRows={3}
            maxLength={10_000}
            {...form.getInputProps('description')}
          />
          <TextAreaField
            label={t.instructions()}
            description={t.instructionsLead()}
            autosize
            minRows={3}
            maxLength={20_000}
            {...form.getInputProps('instructions')}
          />
          <People form={form} people={[...known, ...left]} />
          <TextField label={l.due()} type="date" {...form.getInputProps('due_date')} />
          <SelectField label={t.repeats()} data={recurrences(task)} {...form.getInputProps('recurrence')} />
          <SelectField
            label={l.priority()}
            data={taskPriorities.map(({ value, label }) => ({ value: String(value), label: label() }))}
            {...form.getInputProps('priority')}
          />
          {task.parent_uuid === null && (
            <SelectField
              label={l.list()}
              data={lists.map(({ uuid, name }) => ({ value: uuid, label: name }))}
              {...form.getInputProps('project_task_list_uuid')}
            />
          )}
          <TextField
            label={t.estimate()}
            description={t.estimateHint()}
            inputMode="decimal"
            maxLength={7}
            {...form.getInputProps('estimate')}
          />
        </>
      )}
    </Form>
  )
}
