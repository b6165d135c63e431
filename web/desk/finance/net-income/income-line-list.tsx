import type { IncomeLine } from '@talentplace/contract/desk/finance/net-income.routes'
import { Link } from 'react-router'
import { listSource } from '../../../platform/api/list-source.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { currencyFilter } from '../../../ui/list-screen/currency-filter.ts'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { measureWords } from './income-words.ts'
import type { Narrowed } from './narrowed.ts'
import styles from './net-income.module.css'
import { optionsOf } from '../../../ui/options-of.ts'

const documentWords: Readonly<Record<IncomeLine['document'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  bill: 'Bill',
}

const documentText = ({ document, number }: IncomeLine) =>
  number === null ? documentWords[document] : `${documentWords[document]} ${number}`

/** The document that shows a line, with what it was made from: down to each entry of time. */
function DocumentLink({ line, opens }: { line: IncomeLine; opens: boolean }) {
  if (line.page_uuid === null || !opens) return documentText(line)
  const to =
    line.document === 'bill'
      ? staffPaths.staffBillDetail(line.page_uuid)
      : staffPaths.staffInvoiceDetail(line.page_uuid)
  return (
    <Link className={styles.name} to={to}>
      {documentText(line)}
    </Link>
  )
}

/** `opens`: whether this person may see invoices and bills. */
export function incomeLineListOf(narrowed: Narrowed, opens: boolean) {
  return defineList(listSource('finance.listIncomeLines', 'lines'), {
    title: 'Net income, line by line',
    noun: ['line', 'lines'],
    rowKey: ({ key }) => key,
    columns: [
      {
        key: 'number',
        label: 'Document',
        width: 'wide',
        text: documentText,
        csv: { document: ({ document }) => document, number: ({ number }) => number },
        render: (line) => <DocumentLink line={line} opens={opens} />,
      },
      {
        key: 'date',
        label: 'Date',
        sort: 'date',
        descendingFirst: true,
        width: 'medium',
        text: ({ date }) => calendarDay(date),
      },
      { key: 'measure', label: 'Counts as', text: ({ measure }) => measureWords[measure] },
      { key: 'company', label: 'Client' },
      { key: 'project_name', label: 'Subscription' },
      { key: 'virtualassistant_name', label: 'Assistant' },
      { key: 'description', label: 'For', width: 'wide' },
      {
        key: 'amount_cents',
        label: 'Amount',
        sort: 'amount_cents',
        descendingFirst: true,
        align: 'end',
        width: 'medium',
        text: ({ amount_cents, currency }) => formatMoney(amount_cents, currency),
      },
    ],
    filters: [
      {
        key: 'measure',
        kind: 'choice',
        label: 'Counts as',
        any: 'Anything',
        options: optionsOf(measureWords),
      },
      { key: 'from', kind: 'date', label: 'From the month of' },
      { key: 'to', kind: 'date', label: 'To the month of' },
      currencyFilter,
    ],
    fixed: narrowed,
    defaultSort: [{ by: 'date', descending: true }],
    itemsPerPage: 25,
    cardsBelow: 'large',
    empty: { title: 'Nothing invoiced or paid yet' },
  })
}
