import * as t from '@talentplace/contract/accounts/messages/company'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import type { City } from '@talentplace/contract/core/places/place.routes'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useTypedWords } from '../../ui/form/use-typed-words.ts'

const longestQuery = 200
const maxVisible = 5

interface CityFieldProps {
  readonly value: string
  readonly error: ReactNode
  readonly onType: (city: string) => void
  readonly onPick: (city: City) => void
}

/** Two cities of a region may share a name; their places tell them apart. */
const keyOf = ({ latitude, longitude }: City) => `${latitude} ${longitude}`

/** C5.2: a city as it is typed; one of ours that is picked brings its province or state and country along. */
export function CityField({ value, error, onType, onPick }: CityFieldProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { words, isTyping } = useTypedWords(value.slice(0, longestQuery))
  const query = { searchQuery: words, pagination: { limit: maxVisible } }
  const { data } = useApi('places.searchCities', { query }, { enabled: combobox.dropdownOpened && words !== '' })
  const cities = words === '' || isTyping ? [] : (data?.cities ?? [])

  return (
    <Combobox
      store={combobox}
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      onOptionSubmit={(key) => {
        const picked = cities.find((city) => keyOf(city) === key)
        combobox.closeDropdown()
        if (picked) onPick(picked)
      }}
    >
      <Combobox.Target>
        <TextInput
          label={t.city()}
          data-path="city"
          size="md"
          autoComplete="address-level2"
          maxLength={200}
          value={value}
          error={error}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={cities.length === 0}>
        <Combobox.Options aria-label={t.cities()}>
          {cities.map((city) => (
            <Combobox.Option key={keyOf(city)} value={keyOf(city)}>
              {city.name}, {city.region}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
