import * as t from '@talentplace/contract/work/messages/tasks'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { DoneButton } from './done-button.tsx'
import { staffTodoList } from './task-lists.tsx'
import styles from './tasks.module.css'
import { useTaskList } from './use-task-list.tsx'

const groups = [
  { value: 'csm', label: t.clientSuccess() },
  { value: 'sales', label: t.salesAndMatching() },
  { value: 'vsm', label: t.assistantSuccess() },
] as const

const done = (task: Task) => <DoneButton task={task} completed />

/** C2.2 /admin/tasks/todo: one's own work, or that of a group of our people. */
export default function StaffTodoScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const mayEdit = useMay('admin_tasks.edit')
  const parameters = new URLSearchParams(search).get('admin_groups')
  const group = groups.find(({ value }) => value === parameters)?.value
  const list = useMemo(() => staffTodoList(group ? [group] : []), [group])

  function choose(value: string): void {
    const next = new URLSearchParams(search)
    if (value === '') next.delete('admin_groups')
    else next.set('admin_groups', value)
    next.delete('page')
    void navigate({ search: next.size === 0 ? '' : `?${next.toString()}` }, { preventScrollReset: true })
  }

  const more = useTaskList({
    of: 'due',
    choosable: mayEdit,
    more: (
      <label className={styles.pick}>
        <span>{t.whose()}</span>
        <select value={group ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t.mine()}</option>
          {groups.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    ),
  })
  return <ListScreen list={list} {...(mayEdit && { rowActions: done })} {...more} />
}
