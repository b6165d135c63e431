import type { Payout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatAmount, formatMoney } from '../../platform/formatting/money.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { TypedConfirmation } from '../../ui/overlay/typed-confirmation.tsx'
import styles from '../bill.module.css'

interface ReleaseConfirmationProps {
  readonly payout: Payout
  readonly opened: boolean
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
}

const maxNamed = 10

/** The greatest amounts of it, and how many others there are. */
function Payees({ payout: { uuid, bills } }: { payout: Payout }) {
  const { data, error, refetch } = useApi('bills.listPayoutLines', {
    params: { uuid },
    query: { pagination: { limit: maxNamed, offset: 0, sortBy: ['amount_cents'], sortDesc: [true] } },
  })
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={160} />
  const others = bills - data.lines.length
  return (
    <>
      <Entries>
        {data.lines.map(({ bill_uuid, bill_number, virtualassistant_name, last_digits, amount_cents }) => (
          <Entry
            key={bill_uuid}
            name={virtualassistant_name}
            detail={`${bill_number}, account ending in ${last_digits}`}
          >
            <span className={styles.amount}>{formatAmount(amount_cents)}</span>
          </Entry>
        ))}
      </Entries>
      {others > 0 && <p>and {others === 1 ? '1 other bill' : `${others} other bills`}.</p>}
    </>
  )
}

/** Before money leaves: who is paid, how much, who made it, and the total typed by whoever releases it. */
export function ReleaseConfirmation({ payout, opened, onConfirm, onClose }: ReleaseConfirmationProps) {
  const { total_cents, currency, bills, made_by_name, payment_date } = payout
  return (
    <TypedConfirmation
      opened={opened}
      title="Release this payout?"
      requiredText={formatAmount(total_cents)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {formatMoney(total_cents, currency)} for {bills === 1 ? '1 bill' : `${bills} bills`}, paid on{' '}
        {calendarDay(payment_date)}. {made_by_name} made it. If a bill or an account has changed since, nothing is
        released.
      </p>
      {opened && <Payees payout={payout} />}
    </TypedConfirmation>
  )
}
