import { Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'

const typingPause = 150

export interface SearchOption {
  readonly value: string
  readonly label: string
}

interface SearchSelectProps extends Pick<
  SelectProps,
  'label' | 'description' | 'placeholder' | 'disabled' | 'error' | 'variant'
> {
  /** Its name where no label is shown. */
  readonly 'aria-label'?: string
  /** By which a form finds it. */
  readonly 'data-path'?: string
  /** What is chosen: a person, as the button that clears it and its messages say. */
  readonly thing: string
  readonly value: SearchOption | null
  /** What was found by the words told last. */
  readonly found: readonly SearchOption[]
  /** They could not be searched. */
  readonly failed: boolean
  /** Told the typed words once the typing pauses; empty where there are none, or they are the chosen one. */
  readonly onSearch: (words: string) => void
  readonly onChange: (chosen: SearchOption | null) => void
}

/** One of very many, found by what is typed. */
export function SearchSelect({ thing, value, found, failed, onSearch, onChange, ...field }: SearchSelectProps) {
  const [typed, setTyped] = useState(value?.label ?? '')
  const [paused] = useDebouncedValue(typed.trim(), typingPause)
  const words = paused === value?.label ? '' : paused
  useEffect(() => onSearch(words), [words, onSearch])
  const options = value && !found.some((each) => each.value === value.value) ? [value, ...found] : found
  return (
    <Select
      {...field}
      size="md"
      searchable
      openOnFocus={false}
      clearable
      data={[...options]}
      value={value?.value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      nothingFoundMessage={
        failed ? 'The search didn’t work. Please try again.' : words === '' ? 'Begin to type a name' : 'Nobody found'
      }
      clearButtonProps={{ 'aria-label': `Clear ${thing}`, size: 'md' }}
      onChange={(chosen) => onChange(options.find((each) => each.value === chosen) ?? null)}
    />
  )
}
