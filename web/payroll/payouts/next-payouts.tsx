import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from '../bill.module.css'
import { NewPayoutForm, type NextPayout } from './new-payout-form.tsx'

function whatWaits({ bills, total_cents, currency, without_details }: NextPayout): string {
  const count = bills === 1 ? '1 bill' : `${bills} bills`
  const rest = without_details === 0 ? '' : ` ${without_details} more can’t be paid without bank details.`
  if (bills === 0) return `Nothing to pay in ${currency.toUpperCase()} now.${rest}`
  return `${count} to pay in ${currency.toUpperCase()}: ${formatMoney(total_cents, currency)}.${rest}`
}

/** What could be paid now, by currency, and the way to a payout of it. */
export function NextPayouts() {
  const mayEdit = useMay('admin_finance.edit')
  const { data } = useApi('bills.listNextPayouts', {})
  const [pending, setRequested] = useState<NextPayout | null>(null)
  const close = () => setRequested(null)
  return (
    <div className={styles.next} aria-busy={data === undefined}>
      {data?.payouts.map((next) => (
        <div key={next.currency} className={styles.bar}>
          <p className={styles.quiet}>{whatWaits(next)}</p>
          {mayEdit && next.bills > 0 && (
            <Button variant="outline" onClick={() => setRequested(next)}>
              Make a {next.currency.toUpperCase()} payout
            </Button>
          )}
        </div>
      ))}
      <Dialog
        opened={pending !== null}
        title={pending === null ? '' : `Make a ${pending.currency.toUpperCase()} payout`}
        onClose={close}
      >
        {pending !== null && <NewPayoutForm next={pending} onClose={close} />}
      </Dialog>
    </div>
  )
}
