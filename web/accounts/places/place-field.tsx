import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { useTypedWords } from '../../ui/form/use-typed-words.ts'
import { notify } from '../../ui/notice/toast.ts'
import type { AnsweredPlace } from '../stages/stored-answers.ts'
import type { FoundPlace, PlaceSuggestion } from './place-source.ts'
import { usePlaceSource } from './use-place-source.ts'

interface PlaceFieldProps {
  readonly text: string
  /** The text was picked from the list. */
  readonly isPicked: boolean
  readonly error?: ReactNode
  /** What stands in the field, and the picked place; typing after a pick unpicks it. */
  readonly onChange: (text: string, place: AnsweredPlace | null) => void
}

/** A1.11: the place with the zone at its coordinates. A failure is told and keeps nobody from going on without it. */
async function withZone(place: FoundPlace): Promise<AnsweredPlace> {
  const { latitude, longitude } = place
  try {
    const { timezone, timezone_offset } = await call('places.findTimezone', { body: { latitude, longitude } })
    return { ...place, timezone, timezone_offset }
  } catch (error) {
    const message = failureMessage(error, t.zoneUnknown())
    notify({ kind: 'error', id: 'timezone', message })
    return { ...place, timezone: null, timezone_offset: null }
  }
}

/** A1.12: a city, typed and then picked from the list. */
export function PlaceField({ text, isPicked, error, onChange }: PlaceFieldProps) {
  const source = usePlaceSource()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { words, isTyping } = useTypedWords(text)
  const [failed, setFailed] = useState(false)
  /** Raised by each pick and each letter: what comes back for an earlier one is too late. */
  const turn = useRef(0)
  useEffect(() => () => void (turn.current += 1), [])
  const { data, isError } = useQuery({
    queryKey: ['places', words],
    queryFn: ({ signal }) => source(words, signal),
    enabled: !isPicked && combobox.dropdownOpened,
    retry: false,
  })
  const suggestions: readonly PlaceSuggestion[] = isError ? [] : (data ?? [])

  async function pick(key: string): Promise<void> {
    const picked = suggestions.find((each) => each.key === key)
    combobox.closeDropdown()
    if (!picked) return
    const own = (turn.current += 1)
    setFailed(false)
    try {
      const found = await picked.resolve()
      if (turn.current !== own) return
      // It counts at once: whoever goes on at once doesn't wait for its zone, which the server reckons for itself.
      onChange(found.label, { ...found, timezone: null, timezone_offset: null })
      const place = await withZone(found)
      if (turn.current === own) onChange(found.label, place)
    } catch {
      if (turn.current === own) setFailed(true)
    }
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => void pick(key)}
      transitionProps={{ duration: 0 }}
      withinPortal={false}
    >
      <Combobox.Target>
        <TextInput
          label={t.city()}
          data-path="place_text"
          size="md"
          placeholder={t.cityPlaceholder()}
          // Browsers would offer a whole address here; only a pick from the list counts.
          autoComplete="off"
          maxLength={200}
          required
          withAsterisk={false}
          value={text}
          error={failed ? t.citiesNotLoaded() : error}
          onChange={({ currentTarget }) => {
            turn.current += 1
            onChange(currentTarget.value, null)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={isPicked || isTyping || (!data && !isError)}>
        <Combobox.Options mah={264} style={{ overflowY: 'auto' }} aria-label={t.cities()}>
          {suggestions.map((each) => (
            <Combobox.Option key={each.key} value={each.key}>
              {each.label}
            </Combobox.Option>
          ))}
          {suggestions.length === 0 && (
            <Combobox.Empty>{isError ? t.citiesNotLoaded() : t.cityNotFound()}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
