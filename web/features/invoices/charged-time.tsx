import type { Invoice, InvoicedEntry } from '@talentplace/contract/invoices/invoice.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { exactHoursText } from '../../platform/formatting/hours-text.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './invoice.module.css'

interface ChargedTimeProps {
  readonly invoice: Invoice
  readonly line: Pick<Invoice['lines'][number], 'description'>
  readonly position: number
  /** Shown at once, not only when asked for. */
  readonly open?: boolean
}

const perPage = 25

function WorkOf({ entry: { uuid, task_name, description } }: { entry: InvoicedEntry }) {
  const seesTime = useMay('admin_time.view')
  const work = description === '' ? (task_name ?? 'Work') : description
  return seesTime ? <Link to={paths.staffTimeEntry(uuid)}>{work}</Link> : <>{work}</>
}

function EntriesOfLine({ invoice: { uuid, currency }, line, position }: ChargedTimeProps) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi(
    'invoices.listInvoiceTime',
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
            name={<WorkOf entry={entry} />}
            detail={`${calendarDay(entry.task_date)} · ${entry.virtualassistant_name} · ${exactHoursText(entry.seconds)}`}
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

/** The time that a line charges for: its entries, whose amounts add up to it. */
export function ChargedTime(props: ChargedTimeProps) {
  const { line, open = false } = props
  const [shown, setShown] = useState(open)
  return (
    <div className={styles.time}>
      {!open && (
        <TextButton
          size="small"
          aria-expanded={shown}
          aria-label={`${shown ? 'Hide' : 'Show'} the entries of ${line.description}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide the entries' : 'Show the entries'}
        </TextButton>
      )}
      {shown && <EntriesOfLine {...props} />}
    </div>
  )
}
