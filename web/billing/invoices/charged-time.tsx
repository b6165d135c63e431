import * as t from '@talentplace/contract/billing/messages/invoices'
import type { Invoice, InvoicedEntry } from '@talentplace/contract/billing/invoices/invoice.routes'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { exactHoursText } from '../../platform/formatting/printed-hours.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Entry } from '../../ui/entries.tsx'
import { EntriesOnRequest, entriesPerPage, PagedEntries } from '../../ui/paged-entries.tsx'
import styles from './invoice.module.css'

interface ChargedTimeProps {
  readonly invoice: Invoice
  readonly line: Pick<Invoice['lines'][number], 'description'>
  readonly position: number
  /** Shown at once, not only when asked for. */
  readonly open?: boolean
}

function WorkOf({ entry: { uuid, task_name, description } }: { entry: InvoicedEntry }) {
  const seesTime = useMay('admin_time.view')
  const work = description === '' ? (task_name ?? t.work()) : description
  return seesTime ? <Link to={staffPaths.staffTimeEntry(uuid)}>{work}</Link> : <>{work}</>
}

function EntriesOfLine({ invoice: { uuid, currency }, line, position }: ChargedTimeProps) {
  const [page, setPage] = useState(1)
  const pagination = { limit: entriesPerPage, offset: (page - 1) * entriesPerPage }
  const found = useApi(
    'invoices.listInvoiceTime',
    { params: { uuid }, query: { position, pagination } },
    { placeholderData: keepPreviousData },
  )
  return (
    <PagedEntries of={line.description} found={found} page={page} onPage={setPage}>
      {({ time }) =>
        time.map((entry) => (
          <Entry
            key={entry.uuid}
            name={<WorkOf entry={entry} />}
            detail={`${calendarDay(entry.task_date)} · ${entry.virtualassistant_name} · ${exactHoursText(entry.seconds)}`}
          >
            <span className={styles.amount}>{formatMoney(entry.amount_cents, currency)}</span>
          </Entry>
        ))
      }
    </PagedEntries>
  )
}

/** The time that a line charges for: its entries, whose amounts add up to it. */
export function ChargedTime(props: ChargedTimeProps) {
  const { line, open } = props
  return (
    <EntriesOnRequest of={line.description} what={t.theEntries()} open={open}>
      <EntriesOfLine {...props} />
    </EntriesOnRequest>
  )
}
