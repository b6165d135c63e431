import type { BillEntry, BillLine } from '@talentplace/contract/bills/bill.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { keepPreviousData } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { hoursText } from '../../platform/formatting/hours-text.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './bill.module.css'

interface LineTimeProps {
  readonly uuid: string
  readonly line: BillLine
  readonly currency: Currency
  /** Shown at once, not only when asked for. */
  readonly open?: boolean
  /** How an entry is called; leads to its page where the reader has one. */
  readonly nameOf?: (entry: BillEntry) => ReactNode
}

const perPage = 25
const workOf = ({ task_name, description }: BillEntry) =>
  [task_name, description].filter((text) => text !== null && text !== '').join(': ')

function EntriesOfLine({ uuid, line, currency, nameOf = workOf }: LineTimeProps) {
  const [page, setPage] = useState(1)
  const { position } = line
  const { data, error, refetch } = useApi(
    'bills.listBillTime',
    { params: { uuid }, query: { position, pagination: { limit: perPage, offset: (page - 1) * perPage } } },
    { placeholderData: keepPreviousData },
  )
  if (error) {
    const message = failureMessage(error, 'The entries could not be loaded. Please try again.')
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton height={120} />
  return (
    <>
      <Entries>
        {data.time.map((entry) => (
          <Entry
            key={entry.uuid}
            name={nameOf(entry)}
            detail={`${calendarDay(entry.task_date)} · ${hoursText(entry.seconds)}`}
          >
            <span className={styles.amount}>{formatMoney(entry.amount_cents, currency)}</span>
          </Entry>
        ))}
      </Entries>
      <PageLinks
        label={`Entries of ${line.description}`}
        page={page}
        pages={Math.ceil(data.count / perPage)}
        onPage={setPage}
      />
    </>
  )
}

/** What a line of time was made from: its entries, whose amounts add up to it. */
export function LineTime(props: LineTimeProps) {
  const { line, open = false } = props
  const [shown, setShown] = useState(open)
  const entries = line.entries === 1 ? '1 entry' : `${line.entries} entries`
  return (
    <div className={styles.time}>
      {!open && (
        <TextButton
          size="small"
          aria-expanded={shown}
          aria-label={`${shown ? 'Hide' : 'Show'} ${entries} of ${line.description}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'} {entries}
        </TextButton>
      )}
      {shown && <EntriesOfLine {...props} />}
    </div>
  )
}
