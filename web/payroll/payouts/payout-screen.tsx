import type { Payout } from '@talentplace/contract/payroll/payouts/payout.routes'
import { payoutStates } from '@talentplace/contract/payroll/payouts/payout.states'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { PayoutLines } from './payout-lines.tsx'
import { PayoutStatus } from './payout-status.tsx'

const list = { label: 'Payouts', to: staffPaths.payouts() }
const missing = { title: 'There is no such payout', text: 'There never was one at this address.' } as const

const nameOf = ({ number, currency }: Payout) => `Payout ${number ?? `in ${currency.toUpperCase()}`}`

function FileButton({ payout: { uuid, number } }: { payout: Payout }) {
  const maySee = useMay('admin_banking.view')
  if (number === null || !maySee) return null
  return (
    <DownloadButton variant="outline" path={`/payouts/${uuid}/file`}>
      Download the file
    </DownloadButton>
  )
}

/** /admin/bills/payouts/{uuid}: its bills, who made and released it, its file, and what became of each. */
export default function PayoutScreen({ uuid }: { uuid: string }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('bills.getPayout', { params: { uuid } })}
      name={nameOf}
      kind="Payout"
      missing={missing}
      loading={[180, 300]}
      errorMessage="The payout could not be loaded. Please try again."
      renderAbout={(payout) => (
        <>
          <StateTag of={payoutStates} state={payout.state} />
          <span>{formatMoney(payout.total_cents, payout.currency)}</span>
          <span>{payout.bills === 1 ? '1 bill' : `${payout.bills} bills`}</span>
          <span>Payment day {calendarDay(payout.payment_date)}</span>
        </>
      )}
      renderActions={(payout) => <FileButton payout={payout} />}
    >
      {(payout) => (
        <>
          <PayoutStatus payout={payout} />
          <PayoutLines payout={payout} />
        </>
      )}
    </RecordScreen>
  )
}
