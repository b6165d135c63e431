import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { SearchSelect, type SearchOption } from '../../ui/form/search-select.tsx'

interface AssistantPickerProps {
  readonly label: string
  /** One who isn't offered. */
  readonly except: string
  readonly value: SearchOption | null
  readonly onChange: (assistant: SearchOption | null) => void
}

/** One assistant, found by a part of their name or email; two of the same name are told apart by email or place. */
export function AssistantPicker({ except, ...field }: AssistantPickerProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useApi('assistants.searchVirtualAssistants', {
    query: { search, pagination: { limit: 20, offset: 0 } },
  })
  return (
    <SearchSelect
      {...field}
      placeholder="Name or email"
      thing="the assistant"
      nothingFound="Nobody found"
      found={data?.assistants
        .filter(({ uuid }) => uuid !== except)
        .map(({ uuid, full_name, email, city }) => ({ value: uuid, label: `${full_name} · ${email ?? city}` }))}
      failed={isError}
      onSearch={setSearch}
    />
  )
}
