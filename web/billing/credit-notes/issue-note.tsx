import { issueCreditNote } from '@talentplace/contract/billing/credit-notes/credit-note.routes'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { unanswered } from '../invoices/move-money-form.tsx'
import styles from '../invoices/invoice.module.css'
import { showsPayments } from '../invoices/shows-payments.ts'
import { NotePreview } from './note-preview.tsx'
import { recordIssues, partsOf, type CreditableLine, type NoteValues } from './note-values.ts'

interface NoteFormProps {
  readonly invoice: Invoice
  readonly lines: readonly CreditableLine[]
  readonly onClose: () => void
}

const toRequest = (values: NoteValues) => ({ ...partsOf(values), reason: values.reason })

function NoteForm({ invoice, lines, onClose }: NoteFormProps) {
  const { uuid, currency } = invoice
  const save = useSave('invoices.issueCreditNote', {
    reloads: [...showsPayments, 'invoices.calculateCreditNote'],
    reloadsOnError: true,
    errorMessage: unanswered,
    idempotent: true,
    onSaved: ({ number }) => notify({ kind: 'success', message: `Credit note ${number} is issued.` }),
  })
  const initialValues: NoteValues = {
    whole: true,
    amounts: lines.map(({ position }) => ({ position, amount_cents: '' })),
    reason: '',
  }
  async function send(body: ReturnType<typeof toRequest>): Promise<void> {
    await save.mutateAsync({ params: { uuid }, body })
    onClose()
  }
  return (
    <Form
      schema={issueCreditNote.body}
      initialValues={initialValues}
      toRequest={toRequest}
      extraIssues={(values) => recordIssues(values, lines, currency)}
      fieldOf={(path) => (path.startsWith('lines') ? 'amounts' : path)}
      save={save}
      onSubmit={send}
      submit={{ label: 'Issue the credit note', busy: 'Issue the credit note' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <SwitchField
            label="Take back all that is left"
            description="Of a period that no credit note has touched, its hours go back too. Amounts of lines leave the hours."
            {...form.getInputProps('whole', { type: 'checkbox' })}
          />
          {!form.values.whole &&
            lines.map(({ position, description, left_cents }, at) => (
              <TextField
                key={position}
                label={`${description} (${currency.toUpperCase()})`}
                description={`Before taxes, at most ${formatMoney(left_cents, currency)}`}
                inputMode="decimal"
                {...form.getInputProps(`amounts.${at}.amount_cents`)}
              />
            ))}
          {typeof form.errors['amounts'] === 'string' && <FormFailure failure={form.errors['amounts']} />}
          <NotePreview invoice={invoice} parts={partsOf(form.values)} />
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

/** Begins once it is known what is left of each line. */
function LoadedForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { data, error } = useApi('invoices.calculateCreditNote', {
    params: { uuid: invoice.uuid },
    body: { lines: null },
  })
  if (error) return <FormFailure failure={failureMessage(error, 'This could not be loaded. Please try again.')} />
  if (!data) return <Skeleton height={320} />
  const lines = data.lines.filter(({ left_cents }) => left_cents > 0)
  return <NoteForm invoice={invoice} lines={lines} onClose={onClose} />
}

/** D1: staff take a posted invoice back, whole or in part. Nothing is offered once all of it is. */
export function IssueNote({ invoice }: { invoice: Invoice }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const credited = invoice.credit_notes.reduce((sum, { total_cents }) => sum + total_cents, 0)
  if (invoice.status === 'void' || invoice.pending || invoice.total_cents + credited === 0) return null
  return (
    <div className={styles.pay}>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Issue a credit note
        </Button>
      </div>
      <Dialog opened={asking} title="Issue a credit note" wide onClose={close}>
        {asking && <LoadedForm invoice={invoice} onClose={close} />}
      </Dialog>
    </div>
  )
}
