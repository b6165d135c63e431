import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { useState, type FormEvent } from 'react'
import { ApiFailure } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { formProblems } from '../../platform/api/form-problems.ts'
import { newUuid } from '../../platform/browser/new-uuid.ts'
import { useNow } from '../../platform/browser/use-now.ts'
import { centsText, readCents } from '../../platform/formatting/typed-amount.ts'
import { localText } from '../../platform/viewer-zone/local-instant.ts'
import { useViewerClock } from '../../platform/viewer-zone/use-viewer-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/snackbar.ts'
import { isOpen, methodNames } from './invoice-words.ts'
import styles from './invoice.module.css'
import { reload } from '../../ui/form/reloads.ts'
import { showsPayments } from './shows-payments.ts'

type Method = 'transfer' | 'cheque' | 'other'
const methods: readonly Method[] = ['transfer', 'cheque', 'other']

function PaymentForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const client = useQueryClient()
  const [method, setMethod] = useState<Method>('transfer')
  const [amount, setAmount] = useState(centsText(invoice.balance_cents))
  const offset = useViewerClock()?.offset ?? 0
  const now = useNow()
  const [chosen, setDate] = useState<string | null>(null)
  const date = chosen ?? localText(new Date(now).toISOString(), offset).slice(0, 10)
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const [key, setKey] = useState(() => newUuid())
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<ReturnType<typeof formProblems>>({ fields: {}, whole: '' })

  async function record(event: FormEvent): Promise<void> {
    event.preventDefault()
    const amount_cents = readCents(amount)
    if (amount_cents === null)
      return setProblems({ fields: { amount_cents: 'Must be an amount, e.g. 42.50' }, whole: '' })
    setBusy(true)
    try {
      await call('invoices.addPayment', {
        params: { uuid: invoice.uuid },
        body: { method, amount_cents, paid_date: date, reference, note },
        idempotencyKey: key,
      })
      notify({ kind: 'success', message: 'The payment is recorded.' })
      await reload(client, showsPayments)
      onClose()
    } catch (error) {
      // After a definite refusal the next try is another payment; without an answer it is the same.
      if (error instanceof ApiFailure && error.status >= 400 && error.status < 500) setKey(newUuid())
      setProblems(formProblems(error, 'The payment could not be recorded. Please try again.'))
      setBusy(false)
    }
  }

  const { fields, whole } = problems
  return (
    <form className={styles.form} onSubmit={(event) => void record(event)} noValidate>
      <div className={styles.fields}>
        <NativeSelect
          size="md"
          label="How it came"
          value={method}
          data={methods.map((value) => ({ value, label: methodNames[value] }))}
          onChange={(event) => setMethod(event.currentTarget.value as Method)}
        />
        <TextInput
          data-autofocus
          size="md"
          label={`Amount (${invoice.currency.toUpperCase()})`}
          inputMode="decimal"
          value={amount}
          error={fields['amount_cents']}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <TextInput
          size="md"
          type="date"
          label="Day it came in"
          value={date}
          error={fields['paid_date']}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <TextInput
          size="md"
          label="Reference"
          maxLength={200}
          value={reference}
          error={fields['reference']}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      </div>
      <TextInput
        size="md"
        label="Note (kept in the audit trail)"
        maxLength={500}
        value={note}
        error={fields['note']}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div role="alert">{whole !== '' && <p className={styles.problem}>{whole}</p>}</div>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Record the payment
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
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
