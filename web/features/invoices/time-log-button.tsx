import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import { queryText } from '../../platform/api/query-text.ts'
import { DownloadButton } from '../../ui/download-button.tsx'

/** A6.10: the timesheet that belongs to an invoice: all time of its subscription on the days of its period. */
export function TimeLogButton({ invoice }: { invoice: Invoice }) {
  const { project_uuid, period_start: from, period_end: to } = invoice
  return (
    <DownloadButton variant="outline" path={`/time/download/pdf?${queryText({ project_uuid, from, to })}`}>
      Download time log
    </DownloadButton>
  )
}
