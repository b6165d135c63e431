import { createTaxRate } from '@talentplace/contract/billing/prices/staff/staff-price.routes'
import { taxNotes, type taxCategories } from '@talentplace/contract/billing/prices/tax-categories'
import { useApi } from '../../../platform/api/query.ts'
import { neededNumber, readPercent } from '../../../platform/formatting/typed-amount.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { Form, type FormState } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { countries } from './countries.ts'
import { ReasonField } from './reason-field.tsx'
import styles from './staff-price.module.css'
import { taxCategoryOptions } from './tax-category-names.ts'
import { usePriceSave } from './use-price-save.ts'
import { NewRateButton } from './new-rate-button.tsx'

interface TaxRateValues {
  readonly country: 'CA' | 'US'
  readonly region: string
  readonly name: string
  /** In percent, as it is typed. */
  readonly rate_thousandths: string
  readonly tax_category: 'all' | (typeof taxCategories)[number]['name']
  readonly effective_from: string
  readonly source: string
  readonly reason: string
}

const empty: TaxRateValues = {
  country: 'CA',
  region: '',
  name: '',
  rate_thousandths: '',
  tax_category: 'all',
  effective_from: '',
  source: '',
  reason: '',
}

function toRequest({ rate_thousandths, ...rest }: TaxRateValues) {
  return { ...rest, rate_thousandths: neededNumber(rate_thousandths, readPercent) }
}

const words = { done: 'The tax rate is added.', errorMessage: 'The tax rate could not be added. Please try again.' }
const categories = [{ value: 'all', label: 'All services' }, ...taxCategoryOptions]

function RegionField({ form }: { form: FormState<TaxRateValues> }) {
  const { country } = form.values
  const { data, error } = useApi('places.listRegions', { query: { country } }, { staleTime: Infinity })
  const regions = data?.regions.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const field = form.getInputProps('region')
  return (
    <SelectField
      label={country === 'CA' ? 'Province or territory' : 'State or territory'}
      data={[{ value: '', label: data || error ? 'Choose one' : 'Loading …' }, ...regions]}
      {...field}
      error={field.error ?? error?.message}
    />
  )
}

function TaxRateFields({ form }: { form: FormState<TaxRateValues> }) {
  const { country, region } = form.values
  const note = country === 'US' ? taxNotes[region] : undefined
  return (
    <>
      <FieldRows>
        <SelectField
          data-autofocus
          label="Country"
          data={countries}
          {...form.getInputProps('country')}
          onChange={({ currentTarget }) =>
            form.setValues({ country: currentTarget.value === 'US' ? 'US' : 'CA', region: '' })
          }
        />
        <RegionField form={form} />
        <TextField
          label="Tax"
          description="As it appears on invoices, such as PST"
          maxLength={60}
          {...form.getInputProps('name')}
        />
        <TextField
          label="Rate in percent"
          description="0 ends the tax"
          inputMode="decimal"
          maxLength={8}
          {...form.getInputProps('rate_thousandths')}
        />
        <SelectField label="On" data={categories} {...form.getInputProps('tax_category')} />
        <TextField type="date" label="From" {...form.getInputProps('effective_from')} />
      </FieldRows>
      <div aria-live="polite">{note && <p className={styles.note}>{note}</p>}</div>
      <TextField
        label="Source"
        description="Where the rate is published"
        maxLength={500}
        {...form.getInputProps('source')}
      />
      <ReasonField form={form} />
    </>
  )
}

function NewTaxRateForm({ onClose }: { onClose: () => void }) {
  const save = usePriceSave('prices.createTaxRate', words, onClose)
  return (
    <Form
      schema={createTaxRate.body}
      initialValues={empty}
      toRequest={toRequest}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Add the rate', busy: 'Adding …' }}
      onCancel={onClose}
    >
      {(form) => <TaxRateFields form={form} />}
    </Form>
  )
}

/** The button that adds a tax, another rate of it, or its end, and its dialog. */
export function NewTaxRate() {
  return <NewRateButton title="New tax rate" renderForm={(close) => <NewTaxRateForm onClose={close} />} />
}
