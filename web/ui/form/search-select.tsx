import * as t from '@talentplace/contract/shared/messages/ui'
import { Select, type SelectProps } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { useTypedWords } from './use-typed-words.ts'

export interface SearchOption {
  readonly value: string
  readonly label: string
}

interface SearchSelectProps extends Pick<
  SelectProps,
  'label' | 'description' | 'placeholder' | 'disabled' | 'error' | 'variant' | 'comboboxProps'
> {
  /** Its name where no label is shown. */
  readonly 'aria-label'?: string
  /** By which a form finds it. */
  readonly 'data-path'?: string
  /** What is chosen, where it can be cleared: a person, as the button that does it says. */
  readonly thing?: string
  readonly value: SearchOption | null
  /** What was found by the words told last; undefined until it is known. */
  readonly found: readonly SearchOption[] | undefined
  /** They could not be searched. */
  readonly failed: boolean
  /** Told where nothing was found; without it, something is found by words only. */
  readonly nothingFound?: string
  /** Told the typed words once the typing pauses; empty where there are none, or they are the chosen one. */
  readonly onSearch: (words: string) => void
  readonly onChange: (chosen: SearchOption | null) => void
}

/** One of very many, found by what is typed. What was found for other words is never offered. */
export function SearchSelect(props: SearchSelectProps) {
  const { thing, value, found, failed, nothingFound, onSearch, onChange, ...field } = props
  const [typed, setTyped] = useState(value?.label ?? '')
  const { words, isTyping } = useTypedWords(typed.trim() === value?.label ? '' : typed)
  useLayoutEffect(() => onSearch(words), [words, onSearch])
  const known = isTyping ? undefined : found
  const others = (known ?? []).filter((each) => each.value !== value?.value)
  const options = value ? [value, ...others] : others
  const nothing = nothingFound ?? (words === '' ? t.startTyping() : t.noOneFound())
  return (
    <Select
      {...field}
      size="md"
      searchable
      openOnFocus={false}
      clearable={thing !== undefined}
      data={options}
      value={value?.value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      nothingFoundMessage={failed ? t.searchFailed() : known ? nothing : t.searching()}
      clearButtonProps={{ 'aria-label': thing === undefined ? undefined : t.clear({ thing }), size: 'md' }}
      onChange={(chosen) => onChange(options.find((each) => each.value === chosen) ?? null)}
    />
  )
}
