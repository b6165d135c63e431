import type { Bill, BillEntry } from '@talentplace/contract/payroll/bills/bill.routes'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { BillDocument } from './bill-document.tsx'
import { billName, missingBill, whereMoneyIs } from './bill-words.ts'

interface BillRecordProps {
  readonly uuid: string
  /** The list it is one of, or the page it belongs to. */
  readonly list: { readonly label: string; readonly to: string }
  /** The heading, where it isn't the bill's own. */
  readonly name?: (bill: Bill) => string
  /** Whose it is; who is paid knows. */
  readonly named?: boolean
  readonly open?: boolean
  readonly nameOf?: (entry: BillEntry) => ReactNode
  /** What can be done beside downloading it. */
  readonly renderActions?: (bill: Bill) => ReactNode
  /** Above the lines; nothing that comes later and would move them. */
  readonly children?: (bill: Bill) => ReactNode
  /** Below the lines. */
  readonly renderAfter?: (bill: Bill) => ReactNode
}

/** A6.10: a posted bill as PDF and as CSV. */
function Downloads({ uuid }: { uuid: string }) {
  return (
    <>
      <DownloadButton variant="outline" path={`/va-bills/${uuid}/file?format=pdf`}>
        Download PDF
      </DownloadButton>
      <DownloadButton variant="outline" path={`/va-bills/${uuid}/file?format=csv`}>
        Download CSV
      </DownloadButton>
    </>
  )
}

/** One bill with its lines, what they were made from, and where its money is. */
export function BillRecord(props: BillRecordProps) {
  const {
    uuid,
    list,
    name = billName,
    named = false,
    open = false,
    nameOf,
    renderActions,
    children,
    renderAfter,
  } = props
  return (
    <RecordScreen
      list={list}
      record={useApi('bills.getBill', { params: { uuid } })}
      name={name}
      kind="Bill"
      missing={missingBill}
      loading={[360]}
      errorMessage="The bill could not be loaded. Please try again."
      renderAbout={(bill) => (
        <>
          <StateTag of={billStates} state={bill.status} />
          <span>{whereMoneyIs(bill)}</span>
          {named && <span>{bill.virtualassistant_name}</span>}
          <span>{calendarDay(bill.bill_date)}</span>
          <span>
            For {calendarDay(bill.period_start)} to {calendarDay(bill.period_end)}
          </span>
        </>
      )}
      renderActions={(bill) => (
        <>
          {renderActions?.(bill)}
          {bill.number !== null && <Downloads uuid={uuid} />}
        </>
      )}
    >
      {(bill) => (
        <>
          {children?.(bill)}
          <BillDocument bill={bill} open={open} {...(nameOf && { nameOf })} />
          {renderAfter?.(bill)}
        </>
      )}
    </RecordScreen>
  )
}
