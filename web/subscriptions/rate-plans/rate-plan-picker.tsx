import { Select } from '@mantine/core'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useTypedWords } from '../../ui/form/use-typed-words.ts'

interface RatePlanPickerProps {
  readonly project: string
  readonly ratePlan: string
  /** Who has it now. */
  readonly current: { readonly uuid: string; readonly display_name: string } | null
  readonly value: string | null
  readonly error?: string
  readonly onChange: (uuid: string | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** Who has a place: the one who has it now, or someone with the role and the hours for it. */
export function RatePlanPicker(props: RatePlanPickerProps) {
  const { project, ratePlan, current, value, error, onChange, 'data-path': path } = props
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    new Map(current ? [[current.uuid, current.display_name]] : []),
  )
  const { words, isTyping } = useTypedWords([...names.values()].includes(typed.trim()) ? '' : typed)
  const { data, isError } = useApi('projects.listAvailableAssistants', {
    params: { uuid: project, rate_plan_uuid: ratePlan },
    query: { search: words },
  })
  const known = isTyping ? undefined : data
  const found = (known?.assistants ?? []).map(({ uuid, display_name, city, region, spare_hours }) => ({
    value: uuid,
    label: `${display_name}, ${city} ${region}: ${spare_hours} h free`,
  }))
  const retained = [...names].map(([uuid, label]) => ({ value: uuid, label }))
  const options = [...retained, ...found.filter((option) => !names.has(option.value))]
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
      nothingFoundMessage={
        isError ? 'Assistants could not be searched. Please try again.' : known ? 'Nobody found' : 'Searching …'
      }
      clearButtonProps={{ 'aria-label': 'Clear the assistant', size: 'md' }}
      onChange={(uuid) => {
        const option = options.find((each) => each.value === uuid)
        if (option) setNames(new Map([...names, [option.value, option.label]]))
        onChange(uuid)
      }}
    />
  )
}
