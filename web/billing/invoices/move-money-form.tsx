import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'
import { centsText, readCents } from '../../platform/formatting/typed-amount.ts'
import type { FormSchema } from '../../ui/form/issues.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { amountIssue } from './amount-issue.ts'
import styles from './invoice.module.css'

/** Said of every move of money to which no answer came: its key makes the next press the same one. */
export const unanswered = 'No answer came. Please press once more: nothing is moved twice.'

interface Entered {
  /** As it is typed. */
  readonly amount_cents: string
  readonly reason: string
}

interface Moved {
  readonly amount_cents: number
  readonly reason: string
}

interface MoveMoneyFormProps<Sent> {
  /** What happens. */
  readonly about: string
  readonly submit: string
  readonly most_cents: number
  readonly currency: Currency
  /** The client reads why. */
  readonly withReason?: boolean
  /** What is sent, as the contract has it. */
  readonly schema: FormSchema
  readonly sent: (moved: Moved) => Sent
  readonly onSubmit: (sent: Sent) => Promise<unknown>
  readonly onClose: () => void
}

const movedOf = ({ amount_cents, reason }: Entered): Moved => ({ amount_cents: readCents(amount_cents) ?? 0, reason })

/** How much is given back or used, and why. */
export function MoveMoneyForm<Sent>(props: MoveMoneyFormProps<Sent>) {
  const { about, submit, most_cents, currency, withReason = false, schema, sent, onSubmit, onClose } = props
  async function send(body: Sent): Promise<void> {
    await onSubmit(body)
    onClose()
  }
  return (
    <Form
      schema={schema}
      initialValues={{ amount_cents: centsText(most_cents), reason: '' }}
      toRequest={(entered: Entered) => sent(movedOf(entered))}
      extraIssues={({ amount_cents }) => amountIssue(amount_cents)}
      save={{ errorMessage: unanswered }}
      onSubmit={send}
      submit={{ label: submit, busy: submit }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.quiet}>{about}</p>
          <TextField
            data-autofocus
            label={`Amount (${currency.toUpperCase()})`}
            description={`At most ${formatMoney(most_cents, currency)}`}
            inputMode="decimal"
            {...form.getInputProps('amount_cents')}
          />
          {withReason && (
            <TextAreaField
              label="Reason (the client reads it)"
              maxLength={500}
              autosize
              minRows={2}
              {...form.getInputProps('reason')}
            />
          )}
        </>
      )}
    </Form>
  )
}
