import { createPayRate } from '@talentplace/contract/billing/prices/staff/pay-rate.routes'
import { useApi } from '../../../platform/api/query.ts'
import { neededNumber, readCents } from '../../../platform/formatting/typed-amount.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { Form, type FormState } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { countries } from './countries.ts'
import { ReasonField } from './reason-field.tsx'
import { usePriceSave } from './use-price-save.ts'
import { NewRateButton } from './new-rate-button.tsx'

interface PayRateValues {
  readonly country: 'CA' | 'US'
  /** Empty: all roles without a rate of their own. */
  readonly role_id: string
  /** As it is typed. */
  readonly hourly_cents: string
  readonly effective_from: string
  readonly reason: string
}

const empty: PayRateValues = { country: 'CA', role_id: '', hourly_cents: '', effective_from: '', reason: '' }

function toRequest({ role_id, hourly_cents, ...rest }: PayRateValues) {
  return {
    ...rest,
    role_id: role_id === '' ? null : Number(role_id),
    hourly_cents: neededNumber(hourly_cents, readCents),
  }
}

const words = { done: 'The pay rate is added.', errorMessage: 'The pay rate could not be added. Please try again.' }

function RoleField({ form }: { form: FormState<PayRateValues> }) {
  const { data, error } = useApi(
    'prices.listPricedRoles',
    { query: { pagination: { limit: 100, sortBy: ['role'], sortDesc: [false] } } },
    { staleTime: Infinity },
  )
  const roles = data?.roles.map(({ role_id, role }) => ({ value: String(role_id), label: role })) ?? []
  const field = form.getInputProps('role_id')
  return (
    <SelectField
      label="Role"
      data={[{ value: '', label: 'All roles without a rate of their own' }, ...roles]}
      {...field}
      error={field.error ?? error?.message}
    />
  )
}

function NewPayRateForm({ onClose }: { onClose: () => void }) {
  const save = usePriceSave('prices.createPayRate', words, onClose)
  return (
    <Form
      schema={createPayRate.body}
      initialValues={empty}
      toRequest={toRequest}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Add the rate', busy: 'Adding …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <FieldRows>
            <SelectField data-autofocus label="Country" data={countries} {...form.getInputProps('country')} />
            <RoleField form={form} />
            <TextField
              label="An hour"
              description="In the country’s currency"
              inputMode="decimal"
              maxLength={8}
              {...form.getInputProps('hourly_cents')}
            />
            <TextField type="date" label="From" {...form.getInputProps('effective_from')} />
          </FieldRows>
          <ReasonField form={form} />
        </>
      )}
    </Form>
  )
}

/** The button that adds another pay rate, and its dialog. */
export function NewPayRate() {
  return <NewRateButton title="New pay rate" renderForm={(close) => <NewPayRateForm onClose={close} />} />
}
