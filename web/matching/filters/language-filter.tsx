import * as t from '@talentplace/contract/matching/messages/filters'
import { useState } from 'react'
import { languages, locales } from '@talentplace/contract/shared/i18n/language'
import { everybodysLanguage } from '@talentplace/contract/core/criteria/limits'
import { foldedText } from '@talentplace/contract/shared/folded-text'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { FilterSelect } from './filter-select.tsx'

const names = languages.map((language) => new Intl.DisplayNames(locales[language], { type: 'language' }))

/** Its name, and what it is called in each of our languages: people who read French type English names too. */
const namesOf = ({ code, value }: { readonly code: string; readonly value: string }): readonly string[] =>
  [value, ...names.map((each) => each.of(code) ?? '')].map(foldedText)

interface LanguageFilterProps {
  readonly selected: readonly number[]
  readonly onChange: (ids: number[]) => void
}

/** Languages of which a candidate must speak at least one; English is everybody's. */
export function LanguageFilter({ selected, onChange }: LanguageFilterProps) {
  const [text, setText] = useState('')
  const { data } = useConfiguration()
  const spoken = (data?.languages ?? []).filter(({ code }) => code !== everybodysLanguage)
  const typed = foldedText(text)
  const options = spoken
    .filter((language) => selected.includes(language.id) || namesOf(language).some((name) => name.includes(typed)))
    .map(({ id, value }) => ({ value: id, label: value }))
  const unknown = selected
    .filter((id) => !spoken.some((language) => language.id === id))
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
