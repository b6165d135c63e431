import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'

export interface Company {
  readonly client_uuid: string
  readonly company: string
}

interface CompanyFieldProps {
  readonly value: Company | null
  readonly error?: string
  readonly onChange: (company: Company | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** Finds a client by its name or its people: the companies of those who match what is typed. */
export function CompanyField({ value, error, onChange, 'data-path': path }: CompanyFieldProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const { data } = useApi(
    'accounts.listUsers',
    { query: { kind: 'client', search: search.trim() || undefined, pagination: { limit: 50, sortBy: ['company'] } } },
    { placeholderData: keepPreviousData },
  )
  // The chosen one stays among the options whatever is typed after it.
  const names = new Map(value ? [[value.client_uuid, value.company]] : [])
  for (const { client_uuid, company } of data?.users ?? []) if (client_uuid && company) names.set(client_uuid, company)
  return (
    <Select
      label="Company"
      data-path={path}
      size="md"
      searchable
      openOnFocus={false}
      placeholder="Type a company or one of its people"
      nothingFoundMessage="No client matches"
      data={[...names].map(([uuid, company]) => ({ value: uuid, label: company }))}
      filter={({ options }) => options}
      value={value?.client_uuid ?? null}
      error={error}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(_, option) => onChange(option && { client_uuid: option.value, company: option.label })}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
