import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Currency } from '@talentplace/contract/shared/money'
import { useState, type FormEvent } from 'react'
import { attemptAt, isDefinite, type Attempt } from '../../platform/api/attempt.ts'
import { formProblems } from '../../platform/api/form-problems.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { centsText, readCents } from '../../platform/formatting/typed-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/snackbar.ts'
import styles from './invoice.module.css'
import { reload } from '../../ui/form/reloads.ts'
import { showsPayments } from './shows-payments.ts'

interface Moved {
  readonly amount_cents: number
  readonly reason: string
}

interface MoveMoneyProps {
  /** On the button that opens the dialog, and its title. */
  readonly label: string
  /** What happens, below the title. */
  readonly about: string
  readonly submit: string
  readonly most_cents: number
  readonly currency: Currency
  /** The client reads why. */
  readonly withReason?: boolean
  /** Does it; what to say when it is done. */
  readonly move: (moved: Moved, idempotencyKey: string) => Promise<string>
}

function MoveMoneyForm({ onClose, ...props }: MoveMoneyProps & { onClose: () => void }) {
  const { about, submit, most_cents, currency, withReason = false, move } = props
  const client = useQueryClient()
  const [amount, setAmount] = useState(centsText(most_cents))
  const [reason, setReason] = useState('')
  const [last, setLast] = useState<Attempt | null>(null)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<ReturnType<typeof formProblems>>({ fields: {}, whole: '' })

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const amount_cents = readCents(amount)
    if (amount_cents === null) {
      return setProblems({ fields: { amount_cents: 'Must be an amount, e.g. 42.50' }, whole: '' })
    }
    const attempt = attemptAt({ amount_cents, reason }, last)
    setLast(attempt)
    setBusy(true)
    try {
      const message = await move({ amount_cents, reason }, attempt.key)
      notify({ kind: 'success', message })
      await reload(client, showsPayments)
      onClose()
    } catch (error) {
      if (isDefinite(error)) setLast(null)
      setProblems(formProblems(error, 'No answer came. Please press once more: nothing is moved twice.'))
      setBusy(false)
    }
  }

  const { fields, whole } = problems
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.quiet}>{about}</p>
      <TextInput
        data-autofocus
        size="md"
        label={`Amount (${currency.toUpperCase()})`}
        description={`At most ${formatMoney(most_cents, currency)}`}
        inputMode="decimal"
        value={amount}
        error={fields['amount_cents']}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      {withReason && (
        <Textarea
          size="md"
          label="Reason (the client reads it)"
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          error={fields['reason']}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div role="alert">{whole !== '' && <p className={styles.problem}>{whole}</p>}</div>
      <div className={styles.answers}>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** A button, and behind it the dialog in which staff say how much is given back or used. */
export function MoveMoney(props: MoveMoneyProps) {
  const [asking, setAsking] = useState(false)
  const { label } = props
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog opened={asking} title={label} onClose={() => setAsking(false)}>
        {asking && <MoveMoneyForm {...props} onClose={() => setAsking(false)} />}
      </Dialog>
    </>
  )
}
