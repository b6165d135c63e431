import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { SearchSelect, type SearchOption } from '../../ui/form/search-select.tsx'

interface StaffPickerProps {
  readonly label: string
  readonly value: SearchOption | null
  readonly error?: string
  readonly onChange: (person: SearchOption | null) => void
}

/** One of our people, found by a part of their name. */
export function StaffPicker({ label, value, onChange, ...field }: StaffPickerProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useApi('people.searchStaff', { query: { search } })
  return (
    <SearchSelect
      {...field}
      label={label}
      placeholder="Nobody"
      thing={label}
      value={value}
      found={data?.staff.map(({ uuid, full_name }) => ({ value: uuid, label: full_name }))}
      failed={isError}
      onSearch={setSearch}
      onChange={onChange}
    />
  )
}
