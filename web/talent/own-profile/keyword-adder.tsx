import type { KeywordType } from '@talentplace/contract/matching/keyword.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { SearchSelect } from '../../ui/form/search-select.tsx'

interface KeywordAdderProps {
  readonly type: Exclude<KeywordType, 'role'>
  readonly label: string
  readonly known: readonly number[]
  /** Their roles: what these use most is offered before anything is typed. */
  readonly role_ids: readonly number[]
  readonly onAdd: (keyword: { id: number; value: string }) => void
}

/** Finds one more skill or tool by what is typed. */
export function KeywordAdder({ type, label, known, role_ids, onAdd }: KeywordAdderProps) {
  const [words, setWords] = useState('')
  const [times, setTimes] = useState(0)
  const found = useApi('matching.searchKeywords', {
    query: { searchQuery: words, types: [type], rids: role_ids.slice(0, 20), pagination: { limit: 40 } },
  })
  const others = found.data?.keywords.filter(({ id }) => !known.includes(id)).slice(0, 20)
  return (
    <SearchSelect
      // Empty again once something was added.
      key={times}
      aria-label={label}
      placeholder={label}
      value={null}
      found={others?.map(({ id, value }) => ({ value: String(id), label: value }))}
      failed={found.isError}
      nothingFound="Nothing matches"
      onSearch={setWords}
      onChange={(chosen) => {
        if (!chosen) return
        onAdd({ id: Number(chosen.value), value: chosen.label })
        setTimes(times + 1)
      }}
    />
  )
}
