import { confirmPayout, settlePayoutLine, type Payout } from '@talentplace/contract/payroll/payouts/payout.routes'
import type { SettledState } from '@talentplace/contract/payroll/payouts/payout.states'
import { useOfficeToday } from '../../platform/configuration/use-office-today.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { notify } from '../../ui/notice/toast.ts'

interface SettleFormProps {
  readonly payout: Payout
  /** Null: all that aren't settled arrived. */
  readonly bill: { readonly uuid: string; readonly state: SettledState } | null
  readonly onClose: () => void
}

interface Entered {
  /** Null: the day that is offered. */
  readonly date: string | null
  readonly reason: string
}

const options = {
  reloads: ['bills.*', 'time.*'],
  reloadsOnError: true,
  errorMessage: 'This could not be saved. Nothing was changed; please try again.',
  onSaved: () => notify({ kind: 'success', message: 'Saved. The assistants are told.' }),
} as const

/** The day on which it arrived or came back, and what the bank said; once the day that is offered is known. */
export function SettleForm(props: SettleFormProps) {
  const today = useOfficeToday()
  return today === null ? <Skeleton height={160} /> : <FormOfDay {...props} today={today} />
}

function FormOfDay({ payout, bill, onClose, today }: SettleFormProps & { readonly today: string }) {
  const { uuid, version, payment_date } = payout
  const isReturned = bill?.state === 'returned'
  const offered = isReturned || today < payment_date ? today : payment_date
  const confirm = useSave('bills.confirmPayout', options)
  const settle = useSave('bills.settlePayoutLine', options)
  const toRequest = ({ date, reason }: Entered) => ({
    version,
    date: date ?? offered,
    state: bill?.state ?? ('confirmed' as const),
    reason,
  })
  async function send({ date, ...body }: ReturnType<typeof toRequest>): Promise<void> {
    if (bill === null) await confirm.mutateAsync({ params: { uuid }, body: { version, date } })
    else await settle.mutateAsync({ params: { uuid, bill_uuid: bill.uuid }, body: { ...body, date } })
    onClose()
  }
  const initialValues: Entered = { date: null, reason: '' }
  return (
    <Form
      schema={bill === null ? confirmPayout.body : settlePayoutLine.body}
      initialValues={initialValues}
      toRequest={toRequest}
      save={confirm}
      onSubmit={send}
      submit={{ label: isReturned ? 'Mark as returned' : 'Mark as arrived', busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextField
            data-autofocus
            type="date"
            label={isReturned ? 'Returned on' : 'Arrived on'}
            {...form.getInputProps('date')}
            value={form.values.date ?? offered}
          />
          {isReturned && (
            <TextAreaField
              label="What the bank said (the assistant reads it)"
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
