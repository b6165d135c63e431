import * as t from '@talentplace/contract/work/messages/tasks'
import { createTaskList, type TaskList } from '@talentplace/contract/work/tasks/lists/task-list.routes'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useMemo, type ReactNode } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useToday } from '../../../platform/viewer-zone/use-today.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Button } from '../../../ui/button.tsx'
import { useFocusBack } from '../../../ui/form/use-focus-back.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { TaskCheckbox } from '../bulk/task-checkbox.tsx'
import { useSelection, type TaskSelection } from '../bulk/use-selection.ts'
import { TodoRow } from '../todo/todo-row.tsx'
import { QuickAdd } from '../quick-add/quick-add.tsx'
import styles from '../tasks.module.css'
import { ListActions } from './list-actions.tsx'
import { SortableTasks } from './sortable-tasks.tsx'

function byProject(lists: readonly TaskList[]): ReadonlyMap<string, TaskList[]> {
  const found = new Map<string, TaskList[]>()
  for (const list of lists) found.set(list.project_uuid, [...(found.get(list.project_uuid) ?? []), list])
  return found
}

interface ListOfBoardProps {
  readonly tasks: readonly Task[]
  readonly label: string
  readonly today: string | null
  readonly selection: TaskSelection
  /** All that the board shows, in its order. */
  readonly boardTasks: readonly Task[]
  /** What else can be done with a task, at the end of its row. */
  readonly renderAction?: ((task: Task) => ReactNode) | undefined
}

const nothing = () => undefined

/** The tasks of a list: put in order by hand, or with their boxes while some are chosen. */
function ListOfBoard({ tasks, label, today, selection, boardTasks: visible, renderAction }: ListOfBoardProps) {
  if (tasks.length === 0) return <p className={styles.parent}>{t.emptyList()}</p>
  if (!selection.choosing) {
    return <SortableTasks tasks={tasks} area="va" today={today} label={label} renderAction={renderAction} />
  }
  return (
    <ul className={styles.rows} aria-label={label}>
      {tasks.map((task) => (
        <TodoRow
          key={task.uuid}
          task={task}
          area="va"
          today={today}
          done={false}
          onDone={nothing}
          withProject={false}
          choice={<TaskCheckbox task={task} rows={visible} selection={selection} />}
        />
      ))}
    </ul>
  )
}

type BoardProps = Pick<ListOfBoardProps, 'renderAction'>

/** Adds a list to a subscription. */
function NewList({ project_uuid, project_name }: { project_uuid: string; project_name: string }) {
  const save = useSave('tasks.createTaskList', {
    reloads: ['tasks.*'],
    errorMessage: t.listNotAdded(),
  })
  return (
    <Form
      schema={createTaskList.body}
      initialValues={{ name: '' }}
      toRequest={({ name }) => ({ project_uuid, name })}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: t.addList(), busy: t.adding(), outline: true }}
      label={t.addListTo({ project: project_name })}
      clears
    >
      {(form) => (
        <TextField label={t.newListOf({ project: project_name })} maxLength={120} {...form.getInputProps('name')} />
      )}
    </Form>
  )
}

function Board({ renderAction }: BoardProps) {
  const lists = useApi('tasks.listAssistantTaskLists', { query: {} })
  const tasks = useApi('tasks.listAssistantTasks', {
    query: { pagination: { limit: 5000, sortBy: ['position'], sortDesc: [false] } },
  })
  const today = useToday()
  const selection = useSelection()
  const bar = useFocusBack<HTMLDivElement>(selection.choosing)
  const ofList = useMemo(() => {
    const top = (tasks.data?.tasks ?? []).filter(({ parent_uuid }) => parent_uuid === null)
    return Map.groupBy(top, ({ project_task_list_uuid }) => project_task_list_uuid)
  }, [tasks.data])
  const error = lists.error ?? tasks.error
  if (error) {
    const again = () => void Promise.all([lists.refetch(), tasks.refetch()])
    return <LoadFailure message={failureMessage(error, t.boardNotLoaded())} onRetry={again} />
  }
  if (!lists.data || !tasks.data) {
    return (
      <div aria-busy="true">
        <Skeleton height={320} />
      </div>
    )
  }
  if (lists.data.count === 0) {
    return <EmptyState title={t.noLists()}>{t.noListsHint()}</EmptyState>
  }
  const visible = lists.data.lists.flatMap(({ uuid }) => ofList.get(uuid) ?? [])
  return (
    <>
      <div ref={bar} className={styles.bar}>
        {!selection.choosing && (
          <Button variant="outline" onClick={selection.start}>
            {t.select()}
          </Button>
        )}
      </div>
      {selection.choosing && <BulkBar selection={selection} rows={visible} />}
      {[...byProject(lists.data.lists)].map(([project_uuid, own]) => {
        const { project_name = '', company = '' } = own[0] ?? {}
        return (
          <Panel key={project_uuid} title={project_name} lead={company}>
            {own.map((list) => (
              <div key={list.uuid}>
                <h3 className={styles.group}>
                  {list.name} <ListActions list={list} />
                </h3>
                <ListOfBoard
                  tasks={ofList.get(list.uuid) ?? []}
                  label={t.listOf({ list: list.name, project: project_name })}
                  today={today}
                  selection={selection}
                  boardTasks={visible}
                  renderAction={renderAction}
                />
              </div>
            ))}
            <NewList project_uuid={project_uuid} project_name={project_name} />
          </Panel>
        )
      })}
    </>
  )
}

/** /va/tasks: the lists of each project, in the order that their people gave them. */
export function TaskBoardScreen({ renderAction }: BoardProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t.taskLists()}</h1>
      <QuickAdd mine />
      <div className={styles.board}>
        <Board renderAction={renderAction} />
      </div>
    </div>
  )
}
