import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { SearchSelect } from '../../ui/form/search-select.tsx'

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
export function CompanyField({ value, onChange, ...field }: CompanyFieldProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useApi('accounts.listUsers', {
    query: { kind: 'client', search: search || undefined, pagination: { limit: 50, sortBy: ['company'] } },
  })
  const names = new Map(
    data?.users.flatMap(({ client_uuid, company }) =>
      client_uuid && company ? [[client_uuid, company] as const] : [],
    ),
  )
  return (
    <SearchSelect
      {...field}
      label="Company"
      placeholder="Type a company or one of its people"
      nothingFound="No client matches"
      value={value && { value: value.client_uuid, label: value.company }}
      found={data && [...names].map(([uuid, company]) => ({ value: uuid, label: company }))}
      failed={isError}
      onSearch={setSearch}
      onChange={(chosen) => onChange(chosen && { client_uuid: chosen.value, company: chosen.label })}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
