import * as t from '@talentplace/contract/work/messages/tasks'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useMemo, useState, type ReactNode } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useToday } from '../../../platform/viewer-zone/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusBack } from '../../../ui/form/use-focus-back.ts'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { GroupSelect, useTaskGrouping } from '../grouping/group-select.tsx'
import { QuickAdd } from '../quick-add/quick-add.tsx'
import { QuickPickSelect } from '../quick-pick-select.tsx'
import styles from '../tasks.module.css'
import { deriveTodo, todoOrders, type TodoOrder } from './derive-todo.ts'
import { TodoRows } from './todo-rows.tsx'
import { useAddressChoice } from '../../../platform/navigation/use-address-choice.ts'

/** C2.3. */
const pageSize = 100

const orderLabels: Readonly<Record<TodoOrder, string>> = {
  due: t.byDue(),
  priority: t.byPriority(),
  project: t.project(),
  name: t.byName(),
}

function isOrder(text: string): text is TodoOrder {
  return Object.hasOwn(todoOrders, text)
}

interface TodoProps {
  readonly user: string
  /** What else can be done with a task, at the end of its row. */
  readonly renderAction?: ((task: Task) => ReactNode) | undefined
}

function Todo({ user, renderAction }: TodoProps) {
  const { data, error, refetch } = useApi('tasks.listAssistantTasks', { query: { pagination: { limit: 5000 } } })
  const today = useToday()
  const [from] = useAddressChoice('from', '')
  const [to] = useAddressChoice('to', '')
  const [search, setSearch] = useAddressChoice('search', '')
  const [sort, setSort] = useAddressChoice('sortBy', 'due')
  const [page, setPage] = useAddressChoice('page', '1')
  // Done on this visit: they stay in their place until the page is left, so that a slip is undone where it happened.
  const [done, setDone] = useState<ReadonlyMap<string, Task>>(new Map())
  const order = isOrder(sort) ? sort : 'due'
  const group = useTaskGrouping()
  const selection = useSelection()
  const bar = useFocusBack<HTMLDivElement>(selection.choosing)
  const tasks = data?.tasks
  const found = useMemo(() => {
    if (!tasks) return null
    const own = new Map(tasks.map((task) => [task.uuid, task]))
    // In the place it had: a task that comes round again has a later day by now.
    for (const [uuid, task] of done) own.set(uuid, task)
    return deriveTodo([...own.values()], user, { from: from || null, to: to || null, order, search, group })
  }, [tasks, done, user, from, to, order, search, group])

  function onDone(before: Task, saved: Task, isDone: boolean): void {
    const next = new Map(done)
    if (isDone) next.set(saved.uuid, { ...before, version: saved.version })
    else next.delete(saved.uuid)
    setDone(next)
  }

  if (error) {
    return <LoadFailure message={failureMessage(error, t.toDoNotLoaded())} onRetry={() => void refetch()} />
  }
  if (!found) {
    return (
      <div aria-busy="true">
        <Skeleton height={320} />
      </div>
    )
  }
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const at = Math.min(pages, Math.max(1, Math.trunc(Number(page)) || 1))
  const pageTasks = found.slice((at - 1) * pageSize, at * pageSize)
  const open = found.length - found.filter(({ uuid }) => done.has(uuid)).length
  const narrowed = from !== '' || to !== '' || search !== ''
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <QuickPickSelect of="due" />
        <label className={styles.pick}>
          <span>{t.sortBy()}</span>
          <select value={order} onChange={(event) => setSort(event.currentTarget.value)}>
            {Object.entries(orderLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.pick}>
          <span>{t.search()}</span>
          <input
            type="search"
            value={search}
            maxLength={200}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <GroupSelect of="due" />
        {!selection.choosing && (
          <Button variant="outline" onClick={selection.start}>
            {t.select()}
          </Button>
        )}
      </div>
      {selection.choosing && <BulkBar selection={selection} rows={pageTasks.filter(({ uuid }) => !done.has(uuid))} />}
      <p className={styles.count} aria-live="polite">
        {t.count({ count: open })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={narrowed ? t.noMatches() : t.allCaughtUp()}>{!narrowed && t.toDoHint()}</EmptyState>
      ) : (
        <TodoRows
          tasks={pageTasks}
          today={today}
          grouping={group}
          selection={selection}
          isDone={({ uuid }) => done.has(uuid)}
          onDone={onDone}
          renderAction={renderAction}
        />
      )}
      <PageLinks label={t.pagesOfTasks()} page={at} pages={pages} onPage={(next) => setPage(String(next))} />
    </>
  )
}

/** /va/tasks/todo: what is the assistant's own work over all their projects, the most pressing first. */
export function AssistantTodoScreen({ renderAction }: Pick<TodoProps, 'renderAction'>) {
  const { user } = useSession()
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t.toDo()}</h1>
      <QuickAdd mine />
      {user && <Todo user={user.uuid} renderAction={renderAction} />}
    </div>
  )
}
