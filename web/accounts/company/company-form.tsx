import * as t from '@talentplace/contract/accounts/messages/company'
import { saveCompany, type Company } from '@talentplace/contract/accounts/company/company.routes'
import { languageNames, languages } from '@talentplace/contract/shared/i18n/language'
import { useEffect, useEffectEvent, type Ref } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { FormEnd, FormFailure } from '../../ui/form/form-footer.tsx'
import { Form, type FormControl, type FormState } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Button } from '../../ui/button.tsx'
import { CityField } from './city-field.tsx'
import styles from './company-form.module.css'
import { valuesOf, wrongPostalCode, type CompanyValues } from './company-values.ts'
import { placeOf, type EnteredAddress } from './entered-address.ts'
import { InvoiceEmails } from './invoice-emails.tsx'
import { storedCompany } from './stored-company.ts'
import { regionOfPostalCode } from './region-of-postal-code.ts'
import { TaxNumbers } from './tax-numbers.tsx'
import { useCompanySave } from './use-company-save.ts'

const countries = [
  { value: '', label: t.choose() },
  { value: 'CA', label: t.canada() },
  { value: 'US', label: t.unitedStates() },
]
/** So that fields side by side stand in line. */
const below: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']
const words = {
  CA: { region: t.province(), code: t.postalCode() },
  US: { region: t.state(), code: t.zipCode() },
} as const

function Names({ form }: { form: FormState<CompanyValues> }) {
  return (
    <>
      <TextField label={t.company()} autoComplete="organization" maxLength={200} {...form.getInputProps('company')} />
      <TextField
        label={t.legalName()}
        inputWrapperOrder={below}
        description={t.legalNameHint()}
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
    const derivedRegion = country === 'US' || state_prov !== '' ? null : regionOfPostalCode(postal_code)
    form.setValues({ postal_code, ...(derivedRegion !== null && { country: 'CA', state_prov: derivedRegion }) })
  }

  return (
    <>
      <TextField
        label={t.address()}
        autoComplete="address-line1"
        maxLength={200}
        {...form.getInputProps('address_line1')}
      />
      <TextField
        label={t.suite()}
        autoComplete="address-line2"
        maxLength={200}
        {...form.getInputProps('address_line2')}
      />
      <SelectField
        label={t.country()}
        data={countries}
        {...form.getInputProps('country')}
        onChange={({ currentTarget }) =>
          form.setValues({ country: currentTarget.value as CompanyValues['country'], state_prov: '' })
        }
      />
      <SelectField
        label={region}
        disabled={country === ''}
        data={[{ value: '', label: t.choose() }, ...regions.map(({ code: value, name: label }) => ({ value, label }))]}
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

function DocumentLanguage({ form }: { form: FormState<CompanyValues> }) {
  const { country, state_prov } = form.values
  const { value, onChange: _, ...field } = form.getInputProps('document_language')
  const usual = country === 'CA' && state_prov === 'QC' ? t.frenchUsually() : t.readersLanguage()
  return (
    <SelectField
      label={t.documentLanguage()}
      inputWrapperOrder={below}
      description={t.documentLanguageHint()}
      data={[{ value: '', label: usual }, ...languages.map((each) => ({ value: each, label: languageNames[each] }))]}
      {...field}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        form.setFieldValue('document_language', languages.find((each) => each === currentTarget.value) ?? null)
      }
    />
  )
}

/** What a screen that submits the form itself is told. */
export interface EmbeddedCompany {
  readonly control: Ref<FormControl>
  /** What is entered so far; null once the form is gone. */
  readonly onEntered: (entered: EnteredAddress | null) => void
}

interface CompanyFormProps {
  readonly company: Company
  /** The screen's one button saves it; the form has none of its own. */
  readonly embedded?: EmbeddedCompany
  /** Proposed to a company without a telephone: that of whoever signed up. */
  readonly usualPhone?: string
  readonly onSaved?: () => void
  readonly onCancel?: (() => void) | undefined
}

/** Tells the screen what is entered, as it changes. */
function ReportEntered({
  form,
  onEntered,
}: {
  form: FormState<CompanyValues>
  onEntered: EmbeddedCompany['onEntered']
}) {
  const { country, state_prov } = form.values
  const isComplete = form.isValid()
  const report = useEffectEvent(onEntered)
  useEffect(() => report({ place: placeOf(country, state_prov), isComplete }), [country, state_prov, isComplete])
  useEffect(() => () => report(null), [])
  return null
}

function EmbeddedEnd({ failure, onCancel }: { failure: string | null; onCancel: (() => void) | undefined }) {
  if (!onCancel) return <FormFailure failure={failure} />
  return (
    <FormEnd failure={failure}>
      <Button variant="quiet" onClick={onCancel}>
        {t.discard()}
      </Button>
    </FormEnd>
  )
}

/** C5.2: what a company is called, and what its invoices say. What was typed stays until it is saved, over a reload too. */
export function CompanyForm({ company, embedded, usualPhone, onSaved, onCancel }: CompanyFormProps) {
  const save = useCompanySave(company, onSaved)
  return (
    <Form
      className={styles.form}
      keep={storedCompany(company.uuid)}
      schema={saveCompany.body}
      initialValues={valuesOf(company, usualPhone)}
      extraIssues={wrongPostalCode}
      save={save}
      onSubmit={save.send}
      canEdit
      onCancel={onCancel}
      {...(embedded && {
        control: embedded.control,
        renderEnd: ({ failure, discard }) => (
          <EmbeddedEnd
            failure={failure}
            onCancel={
              onCancel &&
              (() => {
                discard()
                onCancel()
              })
            }
          />
        ),
      })}
    >
      {(form) => (
        <>
          {embedded && <ReportEntered form={form} onEntered={embedded.onEntered} />}
          <div className={styles.fields}>
            <Names form={form} />
            <Address form={form} />
            <PhoneField
              number={form.getInputProps('phone_number')}
              extension={form.getInputProps('phone_extension')}
              onSplit={(phone_number, phone_extension) => form.setValues({ phone_number, phone_extension })}
            />
            <DocumentLanguage form={form} />
            <TextField
              label={t.poNumber()}
              inputWrapperOrder={below}
              description={t.poNumberHint()}
              maxLength={60}
              {...form.getInputProps('po_number')}
            />
          </div>
          <p className={styles.note}>{t.taxNote()}</p>
          <TaxNumbers form={form} />
          <InvoiceEmails form={form} />
        </>
      )}
    </Form>
  )
}
