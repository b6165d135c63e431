import { useState } from 'react'
import type { PickerProps } from '../../ui/list-screen/list-definition.ts'
import { SearchSelect } from '../../ui/form/search-select.tsx'
import { useFoundPeople, usePerson } from './use-people.ts'

/** C4.1: whose threads are listed. */
export function ParticipantFilter({ label, value, onChange }: PickerProps) {
  const [search, setSearch] = useState('')
  const { found, failed } = useFoundPeople(search)
  const person = usePerson(value)
  return (
    <SearchSelect
      // What is typed follows the address: Back, Clear filters, a link to someone's threads.
      key={`${value} ${person?.label}`}
      aria-label={label}
      variant="unstyled"
      placeholder="Name, email or company"
      thing="the person"
      value={value === '' ? null : (person ?? { value, label: '…' })}
      found={found}
      failed={failed}
      onSearch={setSearch}
      onChange={(chosen) => onChange(chosen?.value ?? '')}
    />
  )
}
