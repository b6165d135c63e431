import { createPayout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { useNavigate } from 'react-router'
import type { Reply } from '../../platform/api/operation-types.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import styles from '../bill.module.css'

export type NextPayout = Reply<'bills.listNextPayouts'>['payouts'][number]

/** The day on which the banks pay what waits. */
export function NewPayoutForm({ next, onClose }: { next: NextPayout; onClose: () => void }) {
  const { currency, payment_date, bills, total_cents } = next
  const navigate = useNavigate()
  const save = useSave('bills.createPayout', {
    idempotent: true,
    reloads: ['bills.*'],
    errorMessage: 'The payout could not be made. Nothing was changed; please try again.',
    onSaved: ({ uuid }) => {
      notify({ kind: 'success', message: 'The payout is made. Someone else releases it now.' })
      void navigate(staffPaths.payout(uuid))
    },
  })
  return (
    <Form
      schema={createPayout.body}
      initialValues={{ currency, payment_date }}
      save={save}
      onSubmit={(body) => save.mutateAsync({ body })}
      submit={{ label: 'Make the payout', busy: 'Making it …' }}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <p className={styles.quiet}>
            {bills === 1 ? 'One bill' : `${bills} bills`}, {formatMoney(total_cents, currency)} in total. Nothing leaves
            before a second person has released it.
          </p>
          <TextField
            data-autofocus
            type="date"
            label="Day on which the banks pay"
            {...form.getInputProps('payment_date')}
          />
        </>
      )}
    </Form>
  )
}
