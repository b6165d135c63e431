import { invoiceStates } from '@talentplace/contract/invoices/invoice.states'
import type { Invoice } from '@talentplace/contract/invoices/invoice.routes'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useTitle } from '../../ui/page-title.ts'
import { Panel } from '../../ui/panel.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { InvoiceDocument } from './invoice-document.tsx'
import { InvoicePayments } from './invoice-payments.tsx'
import styles from './invoice.module.css'
import { StateTag } from '../../ui/state-tag.tsx'

interface InvoiceRecordProps {
  readonly uuid: string
  /** The list it is one of. */
  readonly list: { readonly label: string; readonly to: string }
  /** Leads to the subscription it is for. */
  readonly projectLink: (invoice: Invoice) => ReactNode
  /** How what is open is paid, below the payments. */
  readonly payment: (invoice: Invoice) => ReactNode
}

const pollEvery = 5_000

/** One invoice with its lines, taxes and payments. */
export function InvoiceRecord({ uuid, list, projectLink, payment }: InvoiceRecordProps) {
  const { data, error, refetch } = useApi(
    'invoices.getInvoice',
    { params: { uuid } },
    { refetchInterval: ({ state }) => (state.data?.pending === true ? pollEvery : false) },
  )
  useTitle(data ? `Invoice ${data.number}` : null)
  const gone = error?.status === 404 || error?.status === 400
  return (
    <RecordPage
      list={list}
      title={data ? `Invoice ${data.number}` : gone ? 'There is no such invoice' : 'Invoice'}
      about={
        data && (
          <>
            <StateTag of={invoiceStates} state={data.status} />
            <span>{calendarDay(data.invoice_date)}</span>
            <span>{data.company}</span>
            {projectLink(data)}
            <span>
              {calendarDay(data.period_start)} to {calendarDay(data.period_end)}
            </span>
          </>
        )
      }
      actions={data && <DownloadButtons uuid={uuid} />}
    >
      {error && !gone && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {gone && <Panel title="It isn’t one of yours">Or there never was one at this address.</Panel>}
      {!error && !data && (
        <div className={styles.form} aria-busy="true">
          <Skeleton height={360} />
          <Skeleton height={160} />
        </div>
      )}
      {data && (
        <>
          <InvoiceDocument invoice={data} />
          <InvoicePayments invoice={data}>{payment(data)}</InvoicePayments>
        </>
      )}
    </RecordPage>
  )
}
