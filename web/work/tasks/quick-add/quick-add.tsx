import { isInvisible } from '@talentplace/contract/shared/invisible'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useToday } from '../../../platform/viewer-zone/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from '../tasks.module.css'
import { SubscriptionSearch, type TaskProject } from './subscription-search.tsx'
import { Reading } from './reading.tsx'
import { useTaskLine } from './use-task-line.ts'

const chooseFirst = 'Choose the subscription that the task is for.'
const howToWrite =
  'End with a day (“tomorrow”, “on Dec 3”) or “every week”. Add !high, !medium or !low, and @name to assign it.'
const stillLoading = 'We’re still loading your projects. Please try again in a moment.'

interface QuickAddProps {
  /** What names nobody is the reader's own work. */
  readonly mine?: boolean
  /** For our own people: the subscription is found among all. */
  readonly everywhere?: boolean
}

/** A line that becomes a task: how it is read is shown before it is saved. */
export function QuickAdd({ mine = false, everywhere = false }: QuickAddProps) {
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const readingId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<TaskProject | null>(null)
  const { data, isLoading } = useApi(
    'tasks.listTaskProjects',
    { query: { pagination: { limit: 100 } } },
    { enabled: !everywhere },
  )
  const projects = data?.projects ?? []
  const where = mine ? 'project' : 'subscription'
  const project = everywhere ? picked : (projects.find(({ uuid }) => uuid === chosen) ?? projects[0])
  const own = useToday()
  const { user } = useSession()
  const save = useSave('tasks.createTask', {
    reloads: ['tasks.*'],
    errorMessage: 'The task could not be added. Please try again.',
    onSaved({ name }) {
      task.clear()
      notify({ kind: 'success', id: 'task-added', message: `Added: ${name}` })
    },
    onRejected: setProblem,
  })
  // It keeps its room where there is nothing to add to, so that nothing jumps once that is known.
  const isClosed = data?.count === 0
  const today = own ?? project?.today ?? ''
  const task = useTaskLine({ people: project?.people ?? [], today })
  const { line, reading } = task
  const isEmpty = isInvisible(line)

  function add(event: FormEvent): void {
    event.preventDefault()
    if (save.isPending) return
    if (!project) return setProblem(everywhere ? chooseFirst : stillLoading)
    const { name, due_date, priority, people, recurrence } = reading
    const body = {
      project_uuid: project.uuid,
      name,
      due_date,
      priority,
      recurrence,
      assignment:
        people.length === 0 && mine && user
          ? [{ user_uuid: user.uuid }]
          : people.map(({ user_uuid }) => ({ user_uuid })),
    }
    setProblem(isInvisible(name) ? 'Say in a few words what is to be done.' : null)
    if (!isInvisible(name)) save.mutate({ body })
  }

  return (
    <form className={styles.quick} data-acts onSubmit={add} noValidate aria-label="Add a task">
      <div className={styles.fields}>
        <TextField
          ref={field}
          label="New task"
          placeholder="Call the printer tomorrow !high @Leah"
          value={line}
          maxLength={400}
          autoComplete="off"
          disabled={isClosed}
          aria-describedby={readingId}
          onChange={(event) => {
            setProblem(null)
            task.write(event.currentTarget.value)
          }}
        />
        {everywhere ? (
          <SubscriptionSearch
            value={picked}
            onChange={(found) => {
              setProblem(null)
              setPicked(found)
            }}
          />
        ) : (
          <SelectField
            label={mine ? 'Project' : 'Subscription'}
            value={project?.uuid ?? ''}
            disabled={isClosed}
            data={
              isClosed
                ? [{ value: '', label: `No ${where} now` }]
                : projects.map(({ uuid, project_name, company }) => ({
                    value: uuid,
                    label: `${project_name} · ${company}`,
                  }))
            }
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        <Button type="submit" busy={save.isPending} disabled={isLoading || isClosed}>
          Add the task
        </Button>
      </div>
      <div id={readingId} className={styles.reading}>
        {isClosed && `Tasks belong to a ${where}: you can add them while you have one.`}
        {!isClosed && isEmpty && howToWrite}
        {!isClosed && !isEmpty && (
          <Reading
            reading={reading}
            onDismiss={(words) => {
              task.dismiss(words)
              field.current?.focus()
            }}
            onChoose={(words, user_uuid) => {
              task.choose(words, user_uuid)
              field.current?.focus()
            }}
          />
        )}
      </div>
      <VisuallyHidden>
        <output>{task.announced}</output>
      </VisuallyHidden>
      <FormFailure failure={problem} />
    </form>
  )
}
