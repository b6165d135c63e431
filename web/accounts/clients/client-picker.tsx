import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { SearchSelect, type SearchOption } from '../../ui/form/search-select.tsx'

interface ClientPickerProps {
  readonly label: string
  /** One that isn't offered. */
  readonly except: string
  readonly value: SearchOption | null
  readonly onChange: (client: SearchOption | null) => void
}

/** One client, found by its name or its people; two of the same name are told apart by whom we speak with. */
export function ClientPicker({ except, ...field }: ClientPickerProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useApi('clients.searchClients', {
    query: { search, pagination: { limit: 20, offset: 0, sortBy: ['company'] } },
  })
  return (
    <SearchSelect
      {...field}
      placeholder="Company, contact or email"
      thing="the client"
      nothingFound="No client found"
      found={data?.clients
        .filter(({ uuid }) => uuid !== except)
        .map(({ uuid, company, contact_email, city }) => ({
          value: uuid,
          label: [company, contact_email ?? (city || 'no contact')].join(' · '),
        }))}
      failed={isError}
      onSearch={setSearch}
    />
  )
}
