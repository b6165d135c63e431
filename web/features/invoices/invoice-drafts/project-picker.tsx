import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { InvoicedProject } from '@talentplace/contract/invoices/invoice-drafts/draft.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'

interface ProjectPickerProps {
  readonly value: InvoicedProject | null
  readonly error?: string
  readonly onChange: (project: InvoicedProject | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

const labelOf = ({ company, project_name, currency }: InvoicedProject) =>
  `${company}: ${project_name} (${currency.toUpperCase()})`

/** Finds a subscription by words of it or of its client. */
export function ProjectPicker({ value, error, onChange, 'data-path': path }: ProjectPickerProps) {
  const [typed, setTyped] = useState(value ? labelOf(value) : '')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const isChosen = value !== null && search === labelOf(value)
  const { data } = useApi(
    'invoices.listInvoicedProjects',
    { query: { search: isChosen || search === '' ? undefined : search } },
    { placeholderData: keepPreviousData },
  )
  // The chosen one stays among the options whatever is typed after it.
  const found = new Map(value ? [[value.project_uuid, value]] : [])
  for (const project of data?.projects ?? []) found.set(project.project_uuid, project)
  return (
    <Select
      label="Subscription"
      data-path={path}
      size="md"
      searchable
      openOnFocus={false}
      placeholder="Type a company or a subscription"
      nothingFoundMessage="No subscription matches"
      data={[...found.values()].map((project) => ({ value: project.project_uuid, label: labelOf(project) }))}
      filter={({ options }) => options}
      value={value?.project_uuid ?? null}
      error={error}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(uuid) => onChange(uuid === null ? null : (found.get(uuid) ?? null))}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
