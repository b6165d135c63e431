import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../platform/api/query.ts'

const typingPause = 150

interface PersonPickerProps {
  readonly picked: { readonly uuid: string; readonly name: string } | null
  readonly disabled: boolean
  readonly error: ReactNode
  readonly onPick: (person: { uuid: string; name: string } | null) => void
}

/** One person, found by the beginning of a word of their name or email. */
export function PersonPicker({ picked, disabled, error, onPick }: PersonPickerProps) {
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
      placeholder="Name or email"
      size="md"
      searchable
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
        onPick(option ? { uuid: option.value, name: option.label } : null)
      }}
    />
  )
}
