import * as t from '@talentplace/contract/billing/messages/invoices'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { queryText } from '../../platform/api/query-text.ts'
import { ExportButton } from '../../ui/file-export/export-button.tsx'

/** A6.10: the timesheet that belongs to an invoice: all time of its subscription on the days of its period. */
export function TimeLogButton({ invoice }: { invoice: Invoice }) {
  const { project_uuid, period_start: from, period_end: to } = invoice
  const parameters = { project_uuid, from, to }
  return (
    <ExportButton
      variant="outline"
      path={`/time/download/pdf?${queryText(parameters)}`}
      request={{ kind: 'time_log_pdf', parameters }}
      noun={t.entries()}
    >
      {t.downloadLog()}
    </ExportButton>
  )
}
