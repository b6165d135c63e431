import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { SearchSelect } from '../../../ui/form/search-select.tsx'
import type { Person } from './broadcast-values.ts'

interface PersonPickerProps {
  readonly value: Person | null
  readonly disabled: boolean
  readonly error?: string
  readonly onChange: (person: Person | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** One person, found by the beginning of a word of their name or email. */
export function PersonPicker({ value, disabled, onChange, ...field }: PersonPickerProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useApi(
    'accounts.searchUsers',
    { query: { search, pagination: { limit: 10, offset: 0 } } },
    { enabled: !disabled && search !== '' },
  )
  return (
    <SearchSelect
      {...field}
      label="Person"
      placeholder="Name or email"
      thing="the person"
      disabled={disabled}
      value={value && { value: value.uuid, label: value.name }}
      found={(search === '' ? [] : data?.users)?.map(({ uuid, full_name, email, company }) => ({
        value: uuid,
        label: `${full_name} (${company ?? email})`,
      }))}
      failed={isError}
      onSearch={setSearch}
      onChange={(chosen) => onChange(chosen && { uuid: chosen.value, name: chosen.label })}
    />
  )
}
