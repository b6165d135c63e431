import { addPayment } from '@talentplace/contract/billing/invoice-payments/invoice-payment.routes'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { useState } from 'react'
import { centsText, readCents } from '../../platform/formatting/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { amountIssue } from './amount-issue.ts'
import { isOpen, methodNames } from './invoice-words.ts'
import styles from './invoice.module.css'
import { showsPayments } from './shows-payments.ts'
import { useToday } from './use-today.ts'

type Method = 'transfer' | 'cheque' | 'other'
const methods: readonly Method[] = ['transfer', 'cheque', 'other']

interface Entered {
  readonly method: Method
  /** As it is typed. */
  readonly amount_cents: string
  /** Null: today. */
  readonly paid_date: string | null
  readonly reference: string
  readonly note: string
}

function PaymentForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const today = useToday()
  const save = useSave('invoices.addPayment', {
    reloads: showsPayments,
    errorMessage: 'The payment could not be recorded. Please try again.',
    idempotent: true,
    onSaved: () => notify({ kind: 'success', message: 'The payment is recorded.' }),
  })
  const initialValues: Entered = {
    method: 'transfer',
    amount_cents: centsText(invoice.balance_cents),
    paid_date: null,
    reference: '',
    note: '',
  }
  const toRequest = (entered: Entered) => ({
    ...entered,
    amount_cents: readCents(entered.amount_cents) ?? 0,
    paid_date: entered.paid_date ?? today,
  })
  async function record(body: ReturnType<typeof toRequest>): Promise<void> {
    await save.mutateAsync({ params: { uuid: invoice.uuid }, body })
    onClose()
  }
  return (
    <Form
      schema={addPayment.body}
      initialValues={initialValues}
      toRequest={toRequest}
      extraIssues={({ amount_cents }) => amountIssue(amount_cents)}
      save={save}
      onSubmit={record}
      submit={{ label: 'Record the payment', busy: 'Record the payment' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <FieldRows>
            <SelectField
              label="How it came"
              data={methods.map((value) => ({ value, label: methodNames[value] }))}
              {...form.getInputProps('method')}
            />
            <TextField
              data-autofocus
              label={`Amount (${invoice.currency.toUpperCase()})`}
              inputMode="decimal"
              {...form.getInputProps('amount_cents')}
            />
            <TextField
              type="date"
              label="Day it came in"
              {...form.getInputProps('paid_date')}
              value={form.values.paid_date ?? today}
            />
            <TextField label="Reference" maxLength={200} {...form.getInputProps('reference')} />
          </FieldRows>
          <TextField label="Note (kept in the audit trail)" maxLength={500} {...form.getInputProps('note')} />
        </>
      )}
    </Form>
  )
}

/** D1: staff record what came by another way than a card. */
export function RecordPayment({ invoice }: { invoice: Invoice }) {
  const [asking, setAsking] = useState(false)
  if (!isOpen(invoice)) return null
  return (
    <div className={styles.pay}>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Record a payment
        </Button>
      </div>
      <Dialog opened={asking} title="Record a payment" wide onClose={() => setAsking(false)}>
        {asking && <PaymentForm invoice={invoice} onClose={() => setAsking(false)} />}
      </Dialog>
    </div>
  )
}
