import * as t from '@talentplace/contract/work/messages/quick-add'
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

const typed = (word: string): string => `!${word}`
const priorities = { high: typed(t.high()), medium: typed(t.medium()), low: typed(t.low()) }

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
  const project = everywhere ? picked : (projects.find(({ uuid }) => uuid === chosen) ?? projects[0])
  const own = useToday()
  const { user } = useSession()
  const save = useSave('tasks.createTask', {
    reloads: ['tasks.*'],
    errorMessage: t.notAdded(),
    onSaved({ name }) {
      task.clear()
      notify({ kind: 'success', id: 'task-added', message: t.added({ name }) })
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
    if (!project) return setProblem(everywhere ? t.chooseSubscription() : t.stillLoading())
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
    setProblem(isInvisible(name) ? t.nameFirst() : null)
    if (!isInvisible(name)) save.mutate({ body })
  }

  return (
    <form className={styles.quick} data-acts onSubmit={add} noValidate aria-label={t.addTask()}>
      <div className={styles.fields}>
        <TextField
          ref={field}
          label={t.newTask()}
          placeholder={t.example({ high: priorities.high })}
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
            label={mine ? t.project() : t.subscription()}
            value={project?.uuid ?? ''}
            disabled={isClosed}
            data={
              isClosed
                ? [{ value: '', label: mine ? t.noProject() : t.noSubscription() }]
                : projects.map(({ uuid, project_name, company }) => ({
                    value: uuid,
                    label: `${project_name} · ${company}`,
                  }))
            }
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        <Button type="submit" busy={save.isPending} disabled={isLoading || isClosed}>
          {t.add()}
        </Button>
      </div>
      <div id={readingId} className={styles.reading}>
        {isClosed && (mine ? t.needsProject() : t.needsSubscription())}
        {!isClosed && isEmpty && t.howToWrite(priorities)}
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
