import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import type { Person } from './broadcast-values.ts'

const typingPause = 150

interface PersonPickerProps {
  readonly value: Person | null
  readonly disabled: boolean
  readonly error?: string
  readonly onChange: (person: Person | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** One person, found by the beginning of a word of their name or email. */
export function PersonPicker(props: PersonPickerProps) {
  const { value: picked, disabled, error, onChange, 'data-path': path } = props
  const [typed, setTyped] = useState(picked?.name ?? '')
  const [search] = useDebouncedValue(typed.trim(), typingPause)
  const { data, isError } = useApi(
    'accounts.searchUsers',
    { query: { search, pagination: { limit: 10, offset: 0 } } },
    { enabled: !disabled && search !== '' && search !== picked?.name, placeholderData: keepPreviousData },
  )
  const found = (data?.users ?? []).map(({ uuid, full_name, email, company }) => ({
    value: uuid,
    label: `${full_name} (${company ?? email})`,
  }))
  const options =
    picked && !found.some(({ value }) => value === picked.uuid)
      ? [{ value: picked.uuid, label: picked.name }, ...found]
      : found
  return (
    <Select
      label="Person"
      data-path={path}
      placeholder="Name or email"
      size="md"
      searchable
      openOnFocus={false}
      clearable
      disabled={disabled}
      error={error}
      data={options}
      value={picked?.uuid ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      nothingFoundMessage={
        isError
          ? 'People could not be searched. Please try again.'
          : search === ''
            ? 'Begin to type a name'
            : 'Nobody found'
      }
      clearButtonProps={{ 'aria-label': 'Clear the person', size: 'md' }}
      onChange={(uuid) => {
        const option = options.find(({ value }) => value === uuid)
        onChange(option ? { uuid: option.value, name: option.label } : null)
      }}
    />
  )
}
