import * as t from '@talentplace/contract/core/messages/places'
import { Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { City } from '@talentplace/contract/core/places/place.routes'
import { useState } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { useApi } from '../../platform/api/query.ts'
import { useTypedWords } from '../../ui/form/use-typed-words.ts'
import { notify } from '../../ui/notice/toast.ts'

const storedZone = 'kept'

interface ZoneOfCityProps {
  readonly label: string
  readonly city: string | null
  readonly onPick: (zone: { city: string; timezone: string; timezone_offset: number } | null) => void
}

function cityLabel({ name, region }: City): string {
  return `${name}, ${region}`
}

/** Two cities of a region may share a name; their places tell them apart. */
function cityKey({ latitude, longitude }: City): string {
  return `${latitude} ${longitude}`
}

/** B4.9: the zone at the city's coordinates, asked of the server. */
function useZoneLookup(onPick: ZoneOfCityProps['onPick']) {
  return useMutation({
    mutationFn: async (city: City) => {
      const zone = await call('places.findTimezone', { body: { latitude: city.latitude, longitude: city.longitude } })
      return { city: cityLabel(city), timezone: zone.timezone, timezone_offset: zone.timezone_offset }
    },
    onSuccess: onPick,
    onError: (error) => {
      notify({
        kind: 'error',
        id: 'timezone',
        message: failureMessage(error, t.zoneFailed()),
      })
    },
  })
}

/** Picks a city by typing, and answers with its time zone. */
export function ZoneOfCity({ label, city, onPick }: ZoneOfCityProps) {
  const [text, setText] = useState(city ?? '')
  const { words, isTyping } = useTypedWords(text === city ? '' : text)
  const { data, isError } = useApi('places.searchCities', { query: { searchQuery: words } })
  const lookup = useZoneLookup(onPick)
  const known = isTyping || isError ? undefined : data
  const found = known?.cities ?? []
  const pending = lookup.isPending ? cityLabel(lookup.variables) : null
  const displayed = pending ?? city
  const others = found.map((each) => ({ value: cityKey(each), label: cityLabel(each) }))
  return (
    <Select
      label={label}
      placeholder={t.anyCity()}
      data={
        displayed === null
          ? others
          : [{ value: storedZone, label: displayed }, ...others.filter((each) => each.label !== displayed)]
      }
      value={displayed === null ? null : storedZone}
      onChange={(key) => {
        const picked = found.find((each) => cityKey(each) === key)
        if (picked) lookup.mutate(picked)
      }}
      onClear={() => onPick(null)}
      clearable
      allowDeselect={false}
      clearButtonProps={{
        'aria-label': t.clearField({ field: label.toLowerCase() }),
        'aria-hidden': false,
        tabIndex: 0,
        size: 'md',
      }}
      searchable
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={isError ? t.citiesFailed() : known ? t.noCity() : t.searching()}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  )
}
