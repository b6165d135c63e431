import { saveCompany, type Company } from '@talentplace/contract/clients/company/company.routes'
import { useApi } from '../../../platform/api/query.ts'
import { Form, type FormState } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { CityField } from './city-field.tsx'
import styles from './company-form.module.css'
import { valuesOf, wrongPostalCode, type CompanyValues } from './company-values.ts'
import { InvoiceEmails } from './invoice-emails.tsx'
import { regionOfPostalCode } from './region-of-postal-code.ts'
import { TaxNumbers } from './tax-numbers.tsx'
import { useCompanySave } from './use-company-save.ts'

const countries = [
  { value: '', label: 'Choose' },
  { value: 'CA', label: 'Canada' },
  { value: 'US', label: 'United States' },
]
/** So that fields side by side stand in line. */
const below: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']
const words = {
  CA: { region: 'Province or territory', code: 'Postal code' },
  US: { region: 'State', code: 'ZIP code' },
} as const

function Names({ form }: { form: FormState<CompanyValues> }) {
  return (
    <>
      <TextField label="Company" autoComplete="organization" maxLength={200} {...form.getInputProps('company')} />
      <TextField
        label="Legal name"
        inputWrapperOrder={below}
        description="If different from the company name."
        maxLength={200}
        {...form.getInputProps('legal_name')}
      />
    </>
  )
}

function Address({ form }: { form: FormState<CompanyValues> }) {
  const { country, state_prov, city } = form.values
  const { data } = useApi('places.listRegions', { query: {} }, { staleTime: Infinity })
  const regions = (data?.regions ?? []).filter((each) => each.country === country)
  const { region, code } = words[country || 'CA']

  /** A Canadian code tells the province, unless that was chosen already. */
  function enterPostalCode(postal_code: string): void {
    const told = country === 'US' || state_prov !== '' ? null : regionOfPostalCode(postal_code)
    form.setValues({ postal_code, ...(told !== null && { country: 'CA', state_prov: told }) })
  }

  return (
    <>
      <TextField
        label="Address"
        autoComplete="address-line1"
        maxLength={200}
        {...form.getInputProps('address_line1')}
      />
      <TextField
        label="Suite, unit or floor"
        autoComplete="address-line2"
        maxLength={200}
        {...form.getInputProps('address_line2')}
      />
      <SelectField
        label="Country"
        data={countries}
        {...form.getInputProps('country')}
        onChange={({ currentTarget }) =>
          form.setValues({ country: currentTarget.value as CompanyValues['country'], state_prov: '' })
        }
      />
      <SelectField
        label={region}
        disabled={country === ''}
        data={[{ value: '', label: 'Choose' }, ...regions.map(({ code: value, name: label }) => ({ value, label }))]}
        {...form.getInputProps('state_prov')}
      />
      <CityField
        value={city}
        error={form.errors['city']}
        onType={(typed) => form.setFieldValue('city', typed)}
        onPick={(picked) => form.setValues({ city: picked.name, state_prov: picked.region, country: picked.country })}
      />
      <TextField
        label={code}
        autoComplete="postal-code"
        maxLength={12}
        {...form.getInputProps('postal_code')}
        onChange={({ currentTarget }) => enterPostalCode(currentTarget.value)}
      />
    </>
  )
}

interface CompanyFormProps {
  readonly company: Company
  /** Where another button is the screen's next step. */
  readonly secondary?: boolean
  /** Proposed to a company without a telephone: that of whoever signed up. */
  readonly usualPhone?: string
  readonly onSaved?: () => void
  readonly onCancel?: (() => void) | undefined
}

/** C5.2: what a company is called, and what its invoices say. What was typed stays until it is saved, over a reload too. */
export function CompanyForm({ company, secondary = false, usualPhone, onSaved, onCancel }: CompanyFormProps) {
  const save = useCompanySave(company, onSaved)
  return (
    <Form
      className={styles.form}
      keep={`talentplace.company.${company.uuid}`}
      schema={saveCompany.body}
      initialValues={valuesOf(company, usualPhone)}
      alsoWrong={wrongPostalCode}
      save={save}
      onSend={save.send}
      submit={{ label: 'Save', busy: 'Saving …', outline: secondary }}
      edits
      onCancel={onCancel}
    >
      {(form) => (
        <>
          <div className={styles.fields}>
            <Names form={form} />
            <Address form={form} />
            <TextField
              label="Phone"
              type="tel"
              autoComplete="tel"
              maxLength={200}
              {...form.getInputProps('phone_number')}
            />
            <TextField
              label="PO number"
              inputWrapperOrder={below}
              description="Printed on your invoices, if you use one."
              maxLength={60}
              {...form.getInputProps('po_number')}
            />
          </div>
          <p className={styles.note}>
            We charge tax based on your province or state. Changes apply to future invoices only.
          </p>
          <TaxNumbers form={form} />
          <InvoiceEmails form={form} />
        </>
      )}
    </Form>
  )
}
