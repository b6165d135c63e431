import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'

const typingPause = 150

interface PlacePickerProps {
  readonly project: string
  readonly place: string
  /** Who has it now. */
  readonly current: { readonly uuid: string; readonly display_name: string } | null
  readonly value: string | null
  readonly error?: string
  readonly onChange: (uuid: string | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** Who has a place: the one who has it now, or someone with the role and the hours for it. */
export function PlacePicker(props: PlacePickerProps) {
  const { project, place, current, value, error, onChange, 'data-path': path } = props
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), typingPause)
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    new Map(current ? [[current.uuid, current.display_name]] : []),
  )
  const searched = [...names.values()].includes(search) ? '' : search
  const { data, isError } = useApi(
    'projects.listAvailableAssistants',
    { params: { uuid: project, rate_plan_uuid: place }, query: { search: searched } },
    { placeholderData: keepPreviousData },
  )
  const found = (data?.assistants ?? []).map(({ uuid, display_name, city, region, spare_hours }) => ({
    value: uuid,
    label: `${display_name}, ${city} ${region}: ${spare_hours} h free`,
  }))
  const kept = [...names].map(([uuid, label]) => ({ value: uuid, label }))
  const options = [...kept, ...found.filter((option) => !names.has(option.value))]
  return (
    <Select
      label="Assistant"
      description="Those with the role and enough free hours. Empty: nobody yet."
      data-path={path}
      size="md"
      searchable
      clearable
      error={error}
      data={options}
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      nothingFoundMessage={isError ? 'Assistants could not be searched. Please try again.' : 'Nobody found'}
      clearButtonProps={{ 'aria-label': 'Clear the assistant', size: 'md' }}
      onChange={(uuid) => {
        const option = options.find((each) => each.value === uuid)
        if (option) setNames(new Map([...names, [option.value, option.label]]))
        onChange(uuid)
      }}
    />
  )
}
