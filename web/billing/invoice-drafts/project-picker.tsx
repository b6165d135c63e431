import type { InvoicedProject } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { SearchSelect } from '../../ui/form/search-select.tsx'

interface ProjectPickerProps {
  readonly value: InvoicedProject | null
  readonly error?: string
  readonly onChange: (project: InvoicedProject | null) => void
  /** By which a form finds it. */
  readonly 'data-path'?: string
}

const optionOf = ({ project_uuid, company, project_name, currency }: InvoicedProject) => ({
  value: project_uuid,
  label: `${company}: ${project_name} (${currency.toUpperCase()})`,
})

/** Finds a subscription by words of it or of its client. */
export function ProjectPicker({ value, onChange, ...field }: ProjectPickerProps) {
  const [search, setSearch] = useState('')
  const { data, isError } = useApi('invoices.listInvoicedProjects', { query: { search: search || undefined } })
  return (
    <SearchSelect
      {...field}
      label="Subscription"
      placeholder="Type a company or a subscription"
      nothingFound="No subscription matches"
      value={value && optionOf(value)}
      found={data?.projects.map(optionOf)}
      failed={isError}
      onSearch={setSearch}
      onChange={(chosen) =>
        onChange(chosen && (data?.projects.find(({ project_uuid }) => project_uuid === chosen.value) ?? value))
      }
      comboboxProps={{ withinPortal: false }}
    />
  )
}
