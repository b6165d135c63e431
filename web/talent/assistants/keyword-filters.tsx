import { MultiSelect } from '@mantine/core'
import type { KeywordType } from '@talentplace/contract/matching/keyword.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useTypedWords } from '../../ui/form/use-typed-words.ts'
import type { PickerProps } from '../../ui/list-screen/list-definition.ts'
import styles from './keyword-filters.module.css'

interface KeywordPickerProps {
  readonly type: KeywordType
  readonly label: string
  /** Where no label is shown. */
  readonly unlabelled?: boolean
  /** Said while nothing is chosen. */
  readonly placeholder?: string
  readonly selected: readonly number[]
  readonly max: number
  readonly error?: string | undefined
  readonly onChange: (ids: number[]) => void
}

/** Several roles, skills or tools, found by what is typed. */
export function KeywordPicker({
  type,
  label,
  unlabelled = false,
  placeholder = 'Any',
  selected,
  max,
  error,
  onChange,
}: KeywordPickerProps) {
  const [text, setText] = useState('')
  const { words: searchQuery, isTyping } = useTypedWords(text)
  const found = useApi('matching.searchKeywords', { query: { searchQuery, types: [type], pagination: { limit: 20 } } })
  const names = useApi(
    'matching.searchKeywords',
    { query: { ids: selected.join(','), types: [type], pagination: { limit: 100 } } },
    { enabled: selected.length > 0, staleTime: Infinity, placeholderData: keepPreviousData },
  )
  const known = new Map(names.data?.keywords.map(({ id, value }) => [id, value]))
  const chosen = selected.map((id) => ({ value: String(id), label: known.get(id) ?? '…' }))
  const offered = isTyping ? [] : (found.data?.keywords ?? [])
  const others = offered
    .filter(({ id }) => !selected.includes(id))
    .map(({ id, value }) => ({ value: String(id), label: value }))
  return (
    <MultiSelect
      size="md"
      {...(unlabelled ? { 'aria-label': label, variant: 'unstyled', classNames: { input: styles.bare } } : { label })}
      placeholder={selected.length === 0 ? placeholder : undefined}
      data={[...chosen, ...others]}
      value={selected.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      searchable
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      hidePickedOptions
      maxValues={max}
      error={error}
      nothingFoundMessage={found.isError ? 'The search didn’t work. Please try again.' : 'Nothing matches'}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  )
}

function filterOf(type: KeywordType) {
  return function KeywordFilter({ label, value, onChange }: PickerProps) {
    return (
      <KeywordPicker
        unlabelled
        type={type}
        label={label}
        max={10}
        selected={value === '' ? [] : value.split(',').map(Number)}
        onChange={(ids) => onChange(ids.join(','))}
      />
    )
  }
}

/** The pickers by which criteria are added to a list of assistants: each must be theirs. */
export const RoleFilter = filterOf('role')
export const SkillFilter = filterOf('skill')
export const ToolFilter = filterOf('tool')
