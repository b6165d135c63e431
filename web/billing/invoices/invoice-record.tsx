import * as t from '@talentplace/contract/billing/messages/invoices'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { InvoiceDocument } from './invoice-document.tsx'
import { kindNames } from './invoice-words.ts'
import { InvoicePayments } from './invoice-payments.tsx'
import { missingInvoice } from './missing-invoice.ts'
import { StateTag } from '../../ui/state-tag.tsx'

interface InvoiceRecordProps {
  readonly uuid: string
  /** The list it is one of. */
  readonly list: { readonly label: string; readonly to: string }
  /** Leads to the subscription it is for. */
  readonly projectLink: (invoice: Invoice) => ReactNode
  /** How what is open is paid, below the payments. */
  readonly payment: (invoice: Invoice) => ReactNode
  /** What else can be done with it, beside the downloads. */
  readonly actions?: (invoice: Invoice) => ReactNode
}

const pollEvery = 5_000

function About({ invoice, children }: { invoice: Invoice; children: ReactNode }) {
  return (
    <>
      <StateTag of={invoiceStates} state={invoice.status} />
      <span>{kindNames[invoice.kind]}</span>
      <span>{calendarDay(invoice.invoice_date)}</span>
      <span>{invoice.company}</span>
      {children}
      <span>{t.period({ from: calendarDay(invoice.period_start), to: calendarDay(invoice.period_end) })}</span>
    </>
  )
}

/** A6.10: an invoice as PDF and as CSV. */
function DownloadButtons({ uuid, document_language }: Pick<Invoice, 'uuid' | 'document_language'>) {
  const other = document_language === 'en' ? 'fr' : 'en'
  return (
    <>
      <DownloadButton variant="outline" path={`/invoices/${uuid}/file?format=pdf`}>
        {t.downloadPdf()}
      </DownloadButton>
      <DownloadButton variant="quiet" path={`/invoices/${uuid}/file?format=pdf&language=${other}`}>
        {other === 'en' ? t.pdfInEnglish() : t.pdfInFrench()}
      </DownloadButton>
      <DownloadButton variant="outline" path={`/invoices/${uuid}/file?format=csv`}>
        {t.downloadCsv()}
      </DownloadButton>
    </>
  )
}

/** One invoice with its lines, taxes and payments. */
export function InvoiceRecord({ uuid, list, projectLink, payment, actions }: InvoiceRecordProps) {
  const record = useApi(
    'invoices.getInvoice',
    { params: { uuid } },
    { refetchInterval: ({ state }) => (state.data?.pending === true ? pollEvery : false) },
  )
  return (
    <RecordScreen
      list={list}
      record={record}
      name={({ number }) => t.invoiceNumber({ number })}
      kind={t.invoice()}
      missing={missingInvoice}
      loading={[360, 160]}
      renderAbout={(invoice) => <About invoice={invoice}>{projectLink(invoice)}</About>}
      renderActions={(invoice) => (
        <>
          {actions?.(invoice)}
          <DownloadButtons {...invoice} />
        </>
      )}
    >
      {(invoice) => (
        <>
          <InvoiceDocument invoice={invoice} />
          <InvoicePayments invoice={invoice}>{payment(invoice)}</InvoicePayments>
        </>
      )}
    </RecordScreen>
  )
}
