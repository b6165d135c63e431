import type { BillEntry, BillLine } from '@talentplace/contract/payroll/bills/bill.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { keepPreviousData } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { printedText } from '@talentplace/contract/shared/hours-text'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Entry } from '../../ui/entries.tsx'
import { EntriesOnRequest, entriesPerPage, PagedEntries } from '../../ui/paged-entries.tsx'
import styles from '../bill.module.css'

interface LineTimeProps {
  readonly uuid: string
  readonly line: BillLine
  readonly currency: Currency
  /** Shown at once, not only when asked for. */
  readonly open?: boolean
  /** How an entry is called; leads to its page where the reader has one. */
  readonly nameOf?: (entry: BillEntry) => ReactNode
}

const workOf = ({ task_name, description }: BillEntry) =>
  [task_name, description].filter((text) => text !== null && text !== '').join(': ')

function EntriesOfLine({ uuid, line, currency, nameOf = workOf }: LineTimeProps) {
  const [page, setPage] = useState(1)
  const { position } = line
  const pagination = { limit: entriesPerPage, offset: (page - 1) * entriesPerPage }
  const found = useApi(
    'bills.listBillTime',
    { params: { uuid }, query: { position, pagination } },
    { placeholderData: keepPreviousData },
  )
  return (
    <PagedEntries of={line.description} found={found} page={page} onPage={setPage}>
      {({ time }) =>
        time.map((entry) => (
          <Entry
            key={entry.uuid}
            name={nameOf(entry)}
            detail={`${calendarDay(entry.task_date)} · ${printedText({ seconds: entry.seconds, ...entry.printed })}`}
          >
            <span className={styles.amount}>{formatMoney(entry.amount_cents, currency)}</span>
          </Entry>
        ))
      }
    </PagedEntries>
  )
}

/** What a line of time was made from: its entries, whose amounts add up to it. */
export function LineTime(props: LineTimeProps) {
  const { line, open } = props
  const what = line.entries === 1 ? '1 entry' : `${line.entries} entries`
  return (
    <EntriesOnRequest of={line.description} what={what} open={open}>
      <EntriesOfLine {...props} />
    </EntriesOnRequest>
  )
}
