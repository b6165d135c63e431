import * as t from '@talentplace/contract/matching/messages/filters'
import { useState } from 'react'
import { everybodysLanguage } from '@talentplace/contract/core/criteria/limits'
import { foldedText } from '@talentplace/contract/shared/folded-text'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { FilterSelect } from './filter-select.tsx'

interface LanguageFilterProps {
  readonly selected: readonly number[]
  readonly onChange: (ids: number[]) => void
}

/** Languages of which a candidate must speak at least one; English is everybody's. */
export function LanguageFilter({ selected, onChange }: LanguageFilterProps) {
  const [text, setText] = useState('')
  const { data } = useConfiguration()
  const languages = (data?.languages ?? []).filter(({ code }) => code !== everybodysLanguage)
  const typed = foldedText(text)
  const options = languages
    .filter(({ id, value }) => selected.includes(id) || foldedText(value).includes(typed))
    .map(({ id, value }) => ({ value: id, label: value }))
  const unknown = selected
    .filter((id) => !languages.some((language) => language.id === id))
    .map((id) => ({ value: id, label: t.unknownLanguage() }))
  return (
    <FilterSelect
      label={t.languages()}
      placeholder={t.anyLanguage()}
      nothingFound={t.noLanguages()}
      options={[...unknown, ...options]}
      selected={selected}
      onChange={onChange}
      text={text}
      onText={setText}
    />
  )
}
