import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { moveBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import { useOfficeToday } from '../../../platform/configuration/use-office-today.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useSave } from '../../../ui/form/use-save.ts'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { notify } from '../../../ui/notice/toast.ts'
import { moveWords, type Move } from './move-words.ts'
import styles from '../../bill.module.css'

interface PayoutFormProps {
  readonly bill: Bill
  readonly move: Move
  readonly onClose: () => void
}

interface Entered {
  /** Null: the day that is offered. */
  readonly date: string | null
  readonly reference: string
  readonly reason: string
}

/** The day, the reference or the reason of a step that staff take; once the day that is offered is known, or a quick press sends none. */
export function PayoutForm(props: PayoutFormProps) {
  const today = useOfficeToday()
  return today === null ? <Skeleton height={220} /> : <FormOfDay {...props} today={today} />
}

function FormOfDay({ bill, move, onClose, today }: PayoutFormProps & { readonly today: string }) {
  const { uuid, version, expected_date } = bill
  const words = moveWords[move]
  // Money that goes out today arrives on the day that was promised, unless that is over.
  const offered = move === 'scheduled' && expected_date !== null && expected_date > today ? expected_date : today
  const save = useSave('bills.moveBill', {
    reloads: ['bills.*', 'time.*'],
    reloadsOnError: true,
    errorMessage: 'This could not be saved. Nothing was changed; please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Saved.' }),
  })
  const toRequest = ({ date, reference, reason }: Entered) => ({
    version,
    state: move,
    ...(words.day !== undefined && { date: date ?? offered }),
    reference,
    reason,
  })
  async function send(body: ReturnType<typeof toRequest>): Promise<void> {
    await save.mutateAsync({ params: { uuid }, body })
    onClose()
  }
  const initialValues: Entered = { date: null, reference: '', reason: '' }
  return (
    <Form
      schema={moveBill.body}
      initialValues={initialValues}
      toRequest={toRequest}
      save={save}
      onSubmit={send}
      submit={{ label: words.button, busy: 'Saving …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.quiet}>{words.about}</p>
          {words.day !== undefined && (
            <>
              <TextField
                data-autofocus
                type="date"
                label={words.day}
                {...form.getInputProps('date')}
                value={form.values.date ?? offered}
              />
              <TextField label="Reference (optional)" maxLength={200} {...form.getInputProps('reference')} />
            </>
          )}
          {words.reason !== undefined && (
            <TextAreaField
              data-autofocus
              label={words.reason}
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
