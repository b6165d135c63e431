import { accountingFiles, type AccountingFile } from '@talentplace/contract/desk/accounting/accounting.routes'
import { useState } from 'react'
import { ExportButton } from '../../ui/file-export/export-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { monthText } from '../finance/net-income/income-words.ts'
import { monthsBefore } from './months-before.ts'
import styles from './accountant-panel.module.css'

const words: Readonly<Record<AccountingFile, string>> = {
  journal: 'Journal',
  'quickbooks-invoices': 'QuickBooks Online: invoices',
  'quickbooks-credit-notes': 'QuickBooks Online: credit notes',
  'quickbooks-bills': 'QuickBooks Online: bills',
  'xero-invoices': 'Xero: invoices',
  'xero-credit-notes': 'Xero: credit notes',
  'xero-bills': 'Xero: bills',
}
const offeredMonths = 36

/** A month for the accountant. `month`: the present one, its first day. */
export function AccountantPanel({ month: present }: { month: string }) {
  const months = monthsBefore(present, offeredMonths)
  const [month, choose] = useState(months[1] ?? '')
  return (
    <Panel
      title="For the accountant"
      lead="A month as CSV: the journal in double entry, or invoices, credit notes and bills to import. The audit says who downloaded it."
    >
      <div className={styles.form}>
        <label className={styles.month}>
          Month
          <PlainSelect value={month} onChange={(event) => choose(event.currentTarget.value)}>
            {months.map((value) => (
              <option key={value} value={value}>
                {monthText(`${value}-01`)}
              </option>
            ))}
          </PlainSelect>
        </label>
        <div className={styles.files}>
          {accountingFiles.map((file) => (
            <ExportButton
              key={file}
              variant="outline"
              path={`/finance/accounting/${file}?month=${month}`}
              request={{ kind: 'accounting_file', parameters: { file, month } }}
              noun="rows"
            >
              {words[file]}
            </ExportButton>
          ))}
        </div>
      </div>
    </Panel>
  )
}
