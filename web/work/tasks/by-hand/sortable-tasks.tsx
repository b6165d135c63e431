import * as t from '@talentplace/contract/work/messages/tasks'
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useState, type ReactNode } from 'react'
import type { RoleArea } from '../../../platform/navigation/paths.ts'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import styles from '../tasks.module.css'
import { TodoRow } from '../todo/todo-row.tsx'
import { whereItGoes } from './where-it-goes.ts'

interface SortableTasksProps {
  /** The open tasks of one list, in its order. */
  readonly tasks: readonly Task[]
  readonly area: RoleArea
  readonly today: string | null
  readonly label: string
  /** What else can be done with a task, at the end of its row. */
  readonly renderAction?: ((task: Task) => ReactNode) | undefined
}

const nothing = () => undefined

type SortableRowProps = Pick<SortableTasksProps, 'area' | 'today' | 'renderAction'> & { readonly task: Task }

function SortableRow({ task, area, today, renderAction }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: task.uuid })
  return (
    <div
      ref={setNodeRef}
      className={styles.sortable}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t.move({ name: task.name })}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
      </button>
      <ul className={styles.single}>
        <TodoRow
          task={task}
          area={area}
          today={today}
          done={false}
          onDone={nothing}
          withProject={false}
          renderAction={renderAction}
        />
      </ul>
    </div>
  )
}

/** What a screen reader says of a move. */
function wordsFor(rows: readonly Task[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => rows.find(({ uuid }) => uuid === id)?.name ?? t.theTask()
  const placeOf = (id: UniqueIdentifier) => rows.findIndex(({ uuid }) => uuid === id) + 1
  return {
    onDragStart: ({ active }) => t.lifted({ name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t.isAt({ name: nameOf(active.id), place: placeOf(over.id), total: rows.length }) : undefined,
    onDragEnd: ({ active }) => t.putDown({ name: nameOf(active.id) }),
    onDragCancel: ({ active }) => t.notMovedByHand({ name: nameOf(active.id) }),
  }
}

/** The tasks of a list, put in order by dragging, or by keys: Space lifts one, arrows move it, Space puts it down. */
export function SortableTasks({ tasks, area, today, label, renderAction }: SortableTasksProps) {
  const [ordered, setOrdered] = useState<{ of: readonly Task[]; rows: readonly Task[] }>({ of: tasks, rows: tasks })
  // What the server says takes the place of what was moved here.
  const rows = ordered.of === tasks ? ordered.rows : tasks
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const save = useSave('tasks.saveTask', {
    reloads: ['tasks.*'],
    reloadsOnError: true,
    errorMessage: t.notMoved(),
    onRejected(message) {
      setOrdered({ of: tasks, rows: tasks })
      notify({ kind: 'error', message })
    },
  })

  function put({ active, over }: DragEndEvent): void {
    const uuids = rows.map(({ uuid }) => uuid)
    const after = over === null ? undefined : whereItGoes(uuids, String(active.id), String(over.id))
    const moved = rows.find(({ uuid }) => uuid === active.id)
    if (after === undefined || !moved) return
    const without = rows.filter((task) => task !== moved)
    const at = after === null ? 0 : without.findIndex(({ uuid }) => uuid === after) + 1
    setOrdered({ of: tasks, rows: without.toSpliced(at, 0, moved) })
    save.mutate({ params: { uuid: moved.uuid }, body: { version: moved.version, after_uuid: after } })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: wordsFor(rows) }}
      onDragEnd={put}
    >
      <SortableContext items={rows.map(({ uuid }) => uuid)} strategy={verticalListSortingStrategy}>
        <section className={styles.rows} aria-label={label}>
          {rows.map((task) => (
            <SortableRow key={task.uuid} task={task} area={area} today={today} renderAction={renderAction} />
          ))}
        </section>
      </SortableContext>
    </DndContext>
  )
}
