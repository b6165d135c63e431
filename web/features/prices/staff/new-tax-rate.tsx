import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { taxCategories, taxNotes } from '@talentplace/contract/prices/tax-categories'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useApi } from '../../../platform/api/query.ts'
import { readPercent } from '../../../platform/formatting/typed-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ChangeForm } from './change-form.tsx'
import styles from './staff-price.module.css'
import { taxCategoryOptions } from './tax-category-names.ts'
import { usePriceChange } from './use-price-change.ts'

interface Draft {
  readonly country: 'CA' | 'US'
  readonly region: string
  readonly name: string
  readonly rate: string
  readonly tax_category: 'all' | (typeof taxCategories)[number]['name']
  readonly effective_from: string
  readonly source: string
}

const empty: Draft = {
  country: 'CA',
  region: '',
  name: '',
  rate: '',
  tax_category: 'all',
  effective_from: '',
  source: '',
}
const countries = [
  { value: 'CA', label: 'Canada' },
  { value: 'US', label: 'United States' },
]
const categories = [{ value: 'all', label: 'All services' }, ...taxCategoryOptions]

function RegionField(props: { draft: Draft; problem: string | undefined; onChange: (region: string) => void }) {
  const { draft, problem, onChange } = props
  const { data, error } = useApi('places.listRegions', { query: { country: draft.country } }, { staleTime: Infinity })
  const regions = data?.regions.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <NativeSelect
      label={draft.country === 'CA' ? 'Province or territory' : 'State or territory'}
      size="md"
      data={[{ value: '', label: data || error ? 'Choose one' : 'Loading …' }, ...regions]}
      value={draft.region}
      error={problem ?? error?.message}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function NewTaxRateForm({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(empty)
  const words = { done: 'The tax rate is added.', otherwise: 'The tax rate could not be added. Please try again.' }
  const change = usePriceChange(words, onClose)
  const set = (more: Partial<Draft>): void => setDraft({ ...draft, ...more })
  const fields = change.problems?.fields
  const note = draft.country === 'US' ? taxNotes[draft.region] : undefined

  function add(reason: string): void {
    const { rate, ...body } = draft
    const rate_thousandths = readPercent(rate) ?? NaN
    void change.run(() => call('prices.createTaxRate', { body: { ...body, rate_thousandths, reason } }))
  }

  return (
    <ChangeForm
      {...change}
      changed={draft !== empty}
      button="Add the rate"
      busyText="Adding …"
      onSubmit={add}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <NativeSelect
          data-autofocus
          label="Country"
          size="md"
          data={countries}
          value={draft.country}
          onChange={(event) => set({ country: event.currentTarget.value === 'US' ? 'US' : 'CA', region: '' })}
        />
        <RegionField draft={draft} problem={fields?.['region']} onChange={(region) => set({ region })} />
        <TextInput
          label="Tax"
          description="As it appears on invoices, such as PST"
          size="md"
          maxLength={60}
          value={draft.name}
          error={fields?.['name']}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Rate in percent"
          description="0 ends the tax"
          size="md"
          inputMode="decimal"
          maxLength={8}
          value={draft.rate}
          error={fields?.['rate_thousandths']}
          onChange={(event) => set({ rate: event.currentTarget.value })}
        />
        <NativeSelect
          label="On"
          size="md"
          data={categories}
          value={draft.tax_category}
          onChange={(event) => {
            const chosen = taxCategories.find(({ name }) => name === event.currentTarget.value)
            set({ tax_category: chosen?.name ?? 'all' })
          }}
        />
        <TextInput
          type="date"
          label="From"
          size="md"
          value={draft.effective_from}
          error={fields?.['effective_from']}
          onChange={(event) => set({ effective_from: event.currentTarget.value })}
        />
      </div>
      <div aria-live="polite">{note && <p className={styles.note}>{note}</p>}</div>
      <TextInput
        label="Source"
        description="Where the rate is published"
        size="md"
        maxLength={500}
        value={draft.source}
        error={fields?.['source']}
        onChange={(event) => set({ source: event.currentTarget.value })}
      />
    </ChangeForm>
  )
}

/** The button that adds a tax, another rate of it, or its end, and its dialog. */
export function NewTaxRate() {
  const [adding, setAdding] = useState(false)
  const close = (): void => setAdding(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>New tax rate</Button>
      <Dialog wide opened={adding} title="New tax rate" onClose={close}>
        {adding && <NewTaxRateForm onClose={close} />}
      </Dialog>
    </>
  )
}
