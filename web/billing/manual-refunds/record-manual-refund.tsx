import type { ManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund'
import { manualRefundMethods } from '@talentplace/contract/billing/manual-refunds/manual-refund'
import { recordManualRefund } from '@talentplace/contract/billing/manual-refunds/manual-refund.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'
import { centsText, readCents } from '../../platform/formatting/typed-amount.ts'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { amountIssue } from '../invoices/amount-issue.ts'
import { methodNames } from '../invoices/invoice-words.ts'
import styles from '../invoices/invoice.module.css'
import { MoneyDialog } from '../invoices/money-dialog.tsx'
import { unanswered } from '../invoices/move-money-form.tsx'
import { showsPayments } from '../invoices/shows-payments.ts'
import { useToday } from '../invoices/use-today.ts'

interface RecordManualRefundProps {
  readonly clientUuid: string
  readonly currency: Currency
  /** The credit that is left. */
  readonly most_cents: number
}

interface Entered {
  readonly method: ManualRefund['method']
  /** As it is typed. */
  readonly amount_cents: string
  /** Null: today. */
  readonly paid_date: string | null
  readonly reference: string
  readonly reason: string
}

function RefundForm({ clientUuid, currency, most_cents, onClose }: RecordManualRefundProps & { onClose: () => void }) {
  const today = useToday()
  const save = useSave('invoices.recordManualRefund', {
    reloads: showsPayments,
    errorMessage: unanswered,
    idempotent: true,
    onSaved: ({ state }) =>
      notify({
        kind: state === 'recorded' ? 'success' : 'info',
        message: state === 'recorded' ? 'The refund is recorded.' : 'Someone else has to approve it first.',
      }),
  })
  const initialValues: Entered = {
    method: 'transfer',
    amount_cents: centsText(most_cents),
    paid_date: null,
    reference: '',
    reason: '',
  }
  const toRequest = (entered: Entered) => ({
    ...entered,
    currency,
    amount_cents: readCents(entered.amount_cents) ?? 0,
    paid_date: entered.paid_date ?? today,
  })
  async function record(body: ReturnType<typeof toRequest>): Promise<void> {
    await save.mutateAsync({ params: { uuid: clientUuid }, body })
    onClose()
  }
  return (
    <Form
      schema={recordManualRefund.body}
      initialValues={initialValues}
      toRequest={toRequest}
      extraIssues={({ amount_cents }) => amountIssue(amount_cents)}
      save={save}
      onSubmit={record}
      submit={{ label: 'Record the refund', busy: 'Record the refund' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.quiet}>
            For money you have sent back yourself. It leaves the client’s credit, and the client gets an email. Above
            the adjustment limit, someone else approves it first.
          </p>
          <FieldRows>
            <SelectField
              label="How it was sent"
              data={manualRefundMethods.map((value) => ({ value, label: methodNames[value] }))}
              {...form.getInputProps('method')}
            />
            <TextField
              data-autofocus
              label={`Amount (${currency.toUpperCase()})`}
              description={`At most ${formatMoney(most_cents, currency)}`}
              inputMode="decimal"
              {...form.getInputProps('amount_cents')}
            />
            <TextField
              type="date"
              label="Day it was sent"
              {...form.getInputProps('paid_date')}
              value={form.values.paid_date ?? today}
            />
            <TextField label="Reference or cheque number" maxLength={200} {...form.getInputProps('reference')} />
          </FieldRows>
          <TextAreaField
            label="Reason (the client reads it)"
            maxLength={500}
            autosize
            minRows={2}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </Form>
  )
}

/** Staff record credit that they have sent back by transfer or cheque. */
export function RecordManualRefund(props: RecordManualRefundProps) {
  return (
    <MoneyDialog label="Record a refund by transfer or cheque" wide>
      {(onClose) => <RefundForm {...props} onClose={onClose} />}
    </MoneyDialog>
  )
}
