import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'

/** A subscription that tasks can be added to, with its people, lists and day. */
export type TaskProject = Reply<'tasks.listTaskProjects'>['projects'][number]

interface SubscriptionSearchProps {
  readonly value: TaskProject | null
  readonly onChange: (project: TaskProject | null) => void
}

const labelOf = ({ project_name, company }: TaskProject) => `${project_name} · ${company}`

/** Finds one subscription among all by its name or its client's. */
export function SubscriptionSearch({ value, onChange }: SubscriptionSearchProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const words = value !== null && search === labelOf(value) ? '' : search
  const { data, isError } = useApi(
    'tasks.listTaskProjects',
    { query: { search: words || undefined, pagination: { limit: 20 } } },
    { placeholderData: keepPreviousData },
  )
  // The chosen one stays among the options whatever is typed after it.
  const found = new Map(value ? [[value.uuid, value]] : [])
  for (const project of data?.projects ?? []) found.set(project.uuid, project)
  return (
    <Select
      label="Subscription"
      size="md"
      searchable
      openOnFocus={false}
      placeholder="Type its name or its client"
      nothingFoundMessage={
        isError ? 'Subscriptions could not be searched. Please try again.' : 'No subscription matches'
      }
      data={[...found].map(([uuid, project]) => ({ value: uuid, label: labelOf(project) }))}
      filter={({ options }) => options}
      value={value?.uuid ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(uuid) => onChange(found.get(uuid ?? '') ?? null)}
    />
  )
}
