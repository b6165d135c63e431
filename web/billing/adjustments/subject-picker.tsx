import type { AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { SearchSelect } from '../../ui/form/search-select.tsx'
import type { Subject } from './adjustment-values.ts'

interface SubjectPickerProps {
  readonly kind: AdjustmentKind
  readonly value: Subject | null
  readonly error?: string
  readonly onChange: (subject: Subject | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

/** Subscriptions by words of them or of their client. */
function useProjects(search: string, enabled: boolean) {
  const { data, isError } = useApi(
    'invoices.listInvoicedProjects',
    { query: { search } },
    { enabled: enabled && search !== '' },
  )
  const found = (search === '' ? [] : data?.projects)?.map(
    ({ project_uuid, company, project_name, currency }): Subject => ({
      value: project_uuid,
      label: `${company}: ${project_name} (${currency.toUpperCase()})`,
      currency,
    }),
  )
  return { found, isError }
}

/** Assistants who have worked with us, by a part of their name. */
function useAssistants(search: string, enabled: boolean) {
  const { data, isError } = useApi('bills.listPayees', { query: { search } }, { enabled: enabled && search !== '' })
  const found = (search === '' ? [] : data?.assistants)?.map(({ uuid, name, place, currency }): Subject => ({
    value: uuid,
    label: `${name}, ${place}`,
    currency,
  }))
  return { found, isError }
}

/** Whose next document it is on. */
export function SubjectPicker({ kind, value, onChange, ...field }: SubjectPickerProps) {
  const [search, setSearch] = useState('')
  const isClient = kind === 'client'
  const projects = useProjects(search, isClient)
  const assistants = useAssistants(search, !isClient)
  const { found, isError } = isClient ? projects : assistants
  return (
    <SearchSelect
      {...field}
      label={isClient ? 'Subscription' : 'Assistant'}
      placeholder={isClient ? 'Company or subscription' : 'Name'}
      thing={isClient ? 'the subscription' : 'the assistant'}
      value={value}
      found={found}
      failed={isError}
      onSearch={setSearch}
      onChange={(chosen) => onChange(chosen && (found?.find((each) => each.value === chosen.value) ?? value))}
    />
  )
}
