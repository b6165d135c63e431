import type { Currency } from '@talentplace/contract/shared/money'
import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { SearchSelect } from '../../../ui/form/search-select.tsx'

export interface Payee {
  readonly uuid: string
  readonly name: string
  readonly currency: Currency
}

interface PayeePickerProps {
  readonly value: Payee | null
  readonly error?: string
  readonly onChange: (payee: Payee | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** One assistant who has worked with us, found by a part of their name. */
export function PayeePicker({ value, onChange, ...field }: PayeePickerProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useApi('bills.listPayees', { query: { search } }, { enabled: search !== '' })
  const found = search === '' ? [] : data?.assistants
  return (
    <SearchSelect
      {...field}
      label="Assistant"
      placeholder="Name"
      thing="the assistant"
      value={value && { value: value.uuid, label: value.name }}
      found={found?.map(({ uuid, name, place }) => ({ value: uuid, label: `${name}, ${place}` }))}
      failed={isError}
      onSearch={setSearch}
      onChange={(chosen) => {
        const payee = found?.find(({ uuid }) => uuid === chosen?.value)
        onChange(chosen && payee ? { uuid: payee.uuid, name: chosen.label, currency: payee.currency } : null)
      }}
    />
  )
}
