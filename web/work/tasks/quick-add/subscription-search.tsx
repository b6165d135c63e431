import * as t from '@talentplace/contract/work/messages/quick-add'
import { useState } from 'react'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { SearchSelect } from '../../../ui/form/search-select.tsx'

/** A subscription that tasks can be added to, with its people, lists and day. */
export type TaskProject = Reply<'tasks.listTaskProjects'>['projects'][number]

interface SubscriptionSearchProps {
  readonly value: TaskProject | null
  readonly onChange: (project: TaskProject | null) => void
}

const optionOf = ({ uuid, project_name, company }: TaskProject) => ({
  value: uuid,
  label: `${project_name} · ${company}`,
})

/** Finds one subscription among all by its name or its client's. */
export function SubscriptionSearch({ value, onChange }: SubscriptionSearchProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useApi('tasks.listTaskProjects', {
    query: { search: search || undefined, pagination: { limit: 20 } },
  })
  return (
    <SearchSelect
      label={t.subscription()}
      placeholder={t.searchSubscription()}
      nothingFound={t.noSubscriptionMatches()}
      value={value && optionOf(value)}
      found={data?.projects.map(optionOf)}
      failed={isError}
      onSearch={setSearch}
      onChange={(chosen) => onChange(chosen && (data?.projects.find(({ uuid }) => uuid === chosen.value) ?? value))}
    />
  )
}
