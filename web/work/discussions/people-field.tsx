import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/work/messages/discussions'
import { MultiSelect } from '@mantine/core'
import { maxPeopleWrittenTo } from '@talentplace/contract/work/discussions/discussion-limits'
import { useState } from 'react'
import type { SearchOption } from '../../ui/form/search-select.tsx'
import { useTypedWords } from '../../ui/form/use-typed-words.ts'
import { useFoundPeople } from './use-people.ts'

interface PeopleFieldProps {
  readonly value: readonly SearchOption[]
  readonly error?: string
  readonly onChange: (people: readonly SearchOption[]) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** Whom a thread is begun with. */
export function PeopleField({ value, onChange, ...field }: PeopleFieldProps) {
  const [typed, setTyped] = useState('')
  const { words, isTyping } = useTypedWords(typed)
  const { found, failed } = useFoundPeople(words)
  const known = isTyping ? undefined : found
  // Without words the list closes; it would offer nobody.
  const nothing = failed ? ui.searchFailed() : words === '' ? undefined : known ? ui.noOneFound() : ui.searching()
  const options = [...value, ...(known ?? []).filter((each) => value.every((chosen) => chosen.value !== each.value))]
  return (
    <MultiSelect
      {...field}
      label={t.to()}
      placeholder={value.length === 0 ? t.searchPeople() : undefined}
      size="md"
      data={options}
      value={value.map((each) => each.value)}
      onChange={(uuids) => onChange(options.filter((each) => uuids.includes(each.value)))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      hidePickedOptions
      openOnFocus={false}
      maxValues={maxPeopleWrittenTo}
      nothingFoundMessage={nothing}
      comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
    />
  )
}
