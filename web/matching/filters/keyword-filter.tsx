import * as t from '@talentplace/contract/matching/messages/filters'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { useTypedWords } from '../../ui/form/use-typed-words.ts'
import { notify } from '../../ui/notice/toast.ts'
import { FilterSelect } from './filter-select.tsx'

const noKeywords = { keywords: [], count: 0 }

interface KeywordFilterProps {
  readonly type: 'skill' | 'tool'
  readonly label: string
  readonly placeholder: string
  /** What these roles use is offered first. */
  readonly roles: readonly number[]
  readonly selected: readonly number[]
  readonly onChange: (ids: number[]) => void
}

/**
 * What is offered for a text, or for the roles as long as there is none; undefined until it is known. B2.4: a failure is
 * told once and offers nothing.
 */
function useOffered(type: 'skill' | 'tool', text: string, roles: readonly number[]) {
  const { words: searchQuery, isTyping } = useTypedWords(text)
  const query = {
    searchQuery,
    types: [type],
    rids: searchQuery === '' ? [...roles] : [],
    pagination: { limit: 20 },
  }
  const { data, error } = useApi('matching.searchKeywords', { query })
  useEffect(() => {
    if (!error) return
    notify({
      kind: 'error',
      id: 'keyword-search',
      message: failureMessage(error, ui.errorOccurred()),
    })
  }, [error])
  if (error) return noKeywords.keywords
  return isTyping ? undefined : data?.keywords
}

/** The names of the selected ids; B2.4: a failed look-up is silent. */
function useNames(type: 'skill' | 'tool', ids: readonly number[]): Map<number, string> {
  const { data } = useApi(
    'matching.searchKeywords',
    { query: { ids: ids.join(','), types: [type], pagination: { limit: 100 } } },
    { enabled: ids.length > 0, staleTime: Infinity, placeholderData: keepPreviousData },
  )
  return new Map((data ?? noKeywords).keywords.map((keyword) => [keyword.id, keyword.value]))
}

/** B4.2: skills or tools of which a candidate must have at least one. */
export function KeywordFilter({ type, label, placeholder, roles, selected, onChange }: KeywordFilterProps) {
  const [text, setText] = useState('')
  const offered = useOffered(type, text, roles)
  const names = useNames(type, selected)
  const chosen = selected.map((id) => ({
    value: id,
    label: names.get(id) ?? (type === 'tool' ? t.unknownTool() : t.unknownSkill()),
  }))
  const others = (offered ?? [])
    .filter(({ id }) => !selected.includes(id))
    .map(({ id, value }) => ({ value: id, label: value }))
  return (
    <FilterSelect
      label={label}
      placeholder={placeholder}
      nothingFound={offered ? (type === 'tool' ? t.noTools() : t.noSkills()) : t.searching()}
      options={[...chosen, ...others]}
      selected={selected}
      onChange={onChange}
      text={text}
      onText={setText}
    />
  )
}
