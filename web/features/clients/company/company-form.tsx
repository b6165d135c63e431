import { NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { Company } from '@talentplace/contract/clients/company/company.routes'
import { ApiFailure } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { formProblems } from '../../../platform/api/form-problems.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useRefusedFields } from '../../../platform/api/use-refused-fields.ts'
import { useKeptState } from '../../../platform/browser/use-kept-state.ts'
import { useUnsaved } from '../../../platform/unsaved/unsaved-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { notify } from '../../../ui/notice/snackbar.ts'
import { CityField } from './city-field.tsx'
import { checkCompany, draftOf, type CompanyDraft } from './company-draft.ts'
import styles from './company-form.module.css'
import { InvoiceEmails } from './invoice-emails.tsx'
import { regionOfPostalCode } from './region-of-postal-code.ts'
import { TaxNumbers } from './tax-numbers.tsx'
import { reload, type Reload } from '../../../ui/form/reloads.ts'

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

interface CompanyFormProps {
  readonly company: Company
  /** Where another button is the screen's next step. */
  readonly secondary?: boolean
  /** Proposed to a company without a telephone: that of whoever signed up. */
  readonly usualPhone?: string
  readonly onSaved?: (company: Company) => void
}

/** C5.2: what a company is called, and what its invoices say. What was typed stays until it is saved, over a reload too. */
export function CompanyForm({ company, secondary = false, usualPhone = '', onSaved }: CompanyFormProps) {
  const client = useQueryClient()
  const begun = draftOf(company, usualPhone)
  const kept = useKeptState(`talentplace.company.${company.uuid}`, () => begun)
  const draft = kept.value
  const { fields, refuse, edited } = useRefusedFields()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const changed = JSON.stringify(draft) !== JSON.stringify(begun)
  const { data } = useApi('places.listRegions', { query: {} }, { staleTime: Infinity })
  const regions = (data?.regions ?? []).filter(({ country }) => country === draft.country)
  const { region, code } = words[draft.country || 'CA']
  useUnsaved(changed)

  function edit(change: Partial<CompanyDraft>): void {
    kept.change(change)
    edited(...Object.keys(change))
    setFailure(null)
  }

  /** A Canadian code tells the province, unless that was chosen already. */
  function editPostalCode(postal_code: string): void {
    const state_prov = draft.country === 'US' || draft.state_prov !== '' ? null : regionOfPostalCode(postal_code)
    edit({ postal_code, ...(state_prov !== null && { country: 'CA', state_prov }) })
  }

  function discard(): void {
    refuse({})
    setFailure(null)
    kept.forget()
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const checked = checkCompany(draft)
    if ('faults' in checked) {
      refuse(checked.faults)
      setFailure('Not saved yet. Please fix the highlighted fields.')
      return
    }
    setBusy(true)
    setFailure(null)
    try {
      const body = { ...checked.fields, version: company.version }
      const saved = await call('clients.saveCompany', { params: { uuid: company.uuid }, body })
      client.setQueryData(['clients.getCompany', { params: { id: company.uuid } }], saved)
      discard()
      notify({ kind: 'success', message: 'Saved.' })
      onSaved?.(saved)
      await reload(client, showsCompany)
    } catch (error) {
      const problems = formProblems(error, 'The company could not be saved. Please try again.')
      refuse(problems.fields)
      setFailure(problems.whole)
      // What was typed stays, over the form's new beginning; the next press saves it over what the other person saved.
      if (error instanceof ApiFailure && error.code === 'stale') {
        notify({ kind: 'error', message: error.message, persistent: true })
        await reload(client, ['clients.getCompany'])
      }
    } finally {
      setBusy(false)
    }
  }

  const line = (
    key:
      | 'company'
      | 'legal_name'
      | 'address_line1'
      | 'address_line2'
      | 'city'
      | 'postal_code'
      | 'phone_number'
      | 'po_number',
  ) => ({
    size: 'md',
    value: draft[key],
    error: fields[key],
    onChange: (event: { currentTarget: { value: string } }) => edit({ [key]: event.currentTarget.value }),
  })

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <div className={styles.fields}>
        <TextInput label="Company" autoComplete="organization" maxLength={200} {...line('company')} />
        <TextInput
          label="Legal name"
          inputWrapperOrder={below}
          description="If different from the company name."
          maxLength={200}
          {...line('legal_name')}
        />
        <TextInput label="Address" autoComplete="address-line1" maxLength={200} {...line('address_line1')} />
        <TextInput
          label="Suite, unit or floor"
          autoComplete="address-line2"
          maxLength={200}
          {...line('address_line2')}
        />
        <NativeSelect
          label="Country"
          size="md"
          data={countries}
          value={draft.country}
          error={fields['country']}
          onChange={(event) => edit({ country: event.currentTarget.value as CompanyDraft['country'], state_prov: '' })}
        />
        <NativeSelect
          label={region}
          size="md"
          disabled={draft.country === ''}
          data={[{ value: '', label: 'Choose' }, ...regions.map(({ code: value, name: label }) => ({ value, label }))]}
          value={draft.state_prov}
          error={fields['state_prov']}
          onChange={(event) => edit({ state_prov: event.currentTarget.value })}
        />
        <CityField
          value={draft.city}
          error={fields['city']}
          onType={(city) => edit({ city })}
          onPick={({ name, region: state_prov, country }) => edit({ city: name, state_prov, country })}
        />
        <TextInput
          label={code}
          autoComplete="postal-code"
          maxLength={12}
          {...line('postal_code')}
          onChange={(event) => editPostalCode(event.currentTarget.value)}
        />
        <TextInput label="Phone" type="tel" autoComplete="tel" maxLength={200} {...line('phone_number')} />
        <TextInput
          label="PO number"
          inputWrapperOrder={below}
          description="Printed on your invoices, if you use one."
          maxLength={60}
          {...line('po_number')}
        />
      </div>
      <p className={styles.note}>
        We charge tax based on your province or state. Changes apply to future invoices only.
      </p>
      <TaxNumbers numbers={draft.tax_numbers} faults={fields} onChange={(tax_numbers) => edit({ tax_numbers })} />
      <InvoiceEmails
        emails={draft.invoice_emails}
        faults={fields}
        onChange={(invoice_emails) => edit({ invoice_emails })}
      />
      <FormEnd failure={failure}>
        <Button type="submit" variant={secondary ? 'outline' : 'filled'} busy={busy}>
          {busy ? 'Saving …' : 'Save'}
        </Button>
        {changed && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
      </FormEnd>
    </form>
  )
}

/** What shows the company, or is priced by where it is. */
const showsCompany: readonly Reload[] = ['clients.getCompany', 'checkout.quoteCheckout', 'operations.getClientHome']
