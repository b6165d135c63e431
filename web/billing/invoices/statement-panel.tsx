import * as t from '@talentplace/contract/billing/messages/invoices'
import type { DebtAge, Statement } from '@talentplace/contract/billing/statements/statement.routes'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
import { ExportButton } from '../../ui/file-export/export-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { methodNames } from './invoice-words.ts'
import styles from './invoice.module.css'

const ageWords: Readonly<Record<DebtAge, string>> = {
  current: t.notDue(),
  '1-30': t.upTo30(),
  '31-60': t.upTo60(),
  '61-90': t.upTo90(),
  'over 90': t.over90(),
}

function Account({ account }: { account: Statement['accounts'][number] }) {
  const { currency, ages, open_cents, credit_cents, refunds } = account
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <AmountLines>
      {ages
        .filter(({ amount_cents }) => amount_cents > 0)
        .map(({ age, amount_cents }) => (
          <AmountLine key={age} amount={money(amount_cents)}>
            {ageWords[age]}
          </AmountLine>
        ))}
      <AmountLine amount={money(open_cents)} total>
        {t.balanceDue()}
      </AmountLine>
      {credit_cents > 0 && <AmountLine amount={money(0 - credit_cents)}>{t.credit()}</AmountLine>}
      {refunds.map(({ uuid, method, paid_date, reference, amount_cents }) => (
        <AmountLine key={uuid} amount={money(amount_cents)}>
          {t.creditRefunded({ day: calendarDay(paid_date) })}
          <AmountNote>{t.wayAndReference({ way: methodNames[method], reference })}</AmountNote>
        </AmountLine>
      ))}
    </AmountLines>
  )
}

const about = { variant: 'outline', noun: t.several() } as const

/** D1: what is open of a client's invoices by age, by currency, and the statement as a file. Nothing where nothing is open. */
export function StatementPanel({ clientUuid }: { clientUuid: string }) {
  const { data } = useApi('invoices.getStatement', { params: { uuid: clientUuid } })
  if (!data || data.accounts.every(({ open_cents, refunds }) => open_cents === 0 && refunds.length === 0)) return null
  const path = `/client/${clientUuid}/statement/file`
  const parameters = { client_uuid: clientUuid }
  return (
    <Panel title={t.statement()} lead={t.asOf({ day: calendarDay(data.on) })}>
      {data.accounts.map((account) => (
        <Account key={account.currency} account={account} />
      ))}
      <div className={styles.pay}>
        <div className={styles.actions}>
          <ExportButton {...about} path={`${path}?format=pdf`} request={{ kind: 'statement_pdf', parameters }}>
            {t.statementPdf()}
          </ExportButton>
          <ExportButton {...about} path={`${path}?format=csv`} request={{ kind: 'statement_csv', parameters }}>
            {t.statementCsv()}
          </ExportButton>
        </div>
      </div>
    </Panel>
  )
}
