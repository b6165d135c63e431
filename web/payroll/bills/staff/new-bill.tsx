import { createBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { useNavigate } from 'react-router'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { currencyOptions } from '../../../ui/list-screen/currency-filter.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RecordPage } from '../../../ui/record/record-page.tsx'
import { PayeePicker, type Payee } from './payee-picker.tsx'

interface Entered {
  readonly payee: Payee | null
  /** Null: the assistant's own. */
  readonly currency: Currency | null
}

const list = { label: 'Bills', to: staffPaths.staffBills() }

function toRequest({ payee, currency }: Entered) {
  return { virtualassistant_uuid: payee?.uuid ?? '', currency: currency ?? payee?.currency ?? ('cad' as const) }
}

/** A draft for someone, with what waits to be paid; then it is written on. */
export function NewBill() {
  const navigate = useNavigate()
  const save = useSave('bills.createBill', {
    reloads: ['bills.*'],
    errorMessage: 'The draft could not be created. Please try again.',
    onSaved: ({ uuid }) => {
      notify({ kind: 'success', message: 'The draft is saved. Add bonuses and adjustments.' })
      void navigate(staffPaths.staffBillEditor(uuid), { replace: true })
    },
  })
  const initialValues: Entered = { payee: null, currency: null }
  return (
    <RecordPage list={list} title="New bill">
      <Panel
        title="Who is paid"
        lead="The draft begins with all approved time of theirs that isn’t on a bill yet. You add bonuses and adjustments next."
      >
        <Form
          schema={createBill.body}
          initialValues={initialValues}
          toRequest={toRequest}
          extraIssues={({ payee }): Record<string, string> => (payee === null ? { payee: 'Choose an assistant' } : {})}
          fieldOf={(path) => (path === 'virtualassistant_uuid' ? 'payee' : path)}
          save={save}
          onSubmit={(body) => save.mutateAsync({ body })}
          submit={{ label: 'Create the draft', busy: 'Creating it …' }}
        >
          {(form) => (
            <>
              <PayeePicker {...form.getInputProps('payee')} value={form.values.payee} />
              <SelectField
                label="Currency"
                data={currencyOptions}
                {...form.getInputProps('currency')}
                value={form.values.currency ?? form.values.payee?.currency ?? 'cad'}
              />
            </>
          )}
        </Form>
      </Panel>
    </RecordPage>
  )
}
