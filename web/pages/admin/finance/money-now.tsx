import type { DebtAge } from '@talentplace/contract/billing/statements/statement.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { TimeAgo } from '../../../platform/viewer-zone/time-ago.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { Tag } from '../../../ui/tag.tsx'
import styles from './finance-page.module.css'

type Overview = Reply<'finance.getFinanceOverview'>

const ages: Readonly<Record<DebtAge, string>> = {
  current: 'Not due yet',
  '1-30': '1 to 30 days past due',
  '31-60': '31 to 60 days past due',
  '61-90': '61 to 90 days past due',
  'over 90': 'More than 90 days past due',
}
const jobWords: Readonly<Record<string, string>> = {
  'renewals.daily': 'Renewals and charges',
  'overage.invoice': 'Invoices for time above the hours',
  'invoices.remind': 'Payment reminders',
  'invoices.mail': 'Invoices by email',
  'refunds.pending': 'Refunds on their way',
  'payments.fees': 'Card fees',
  'bills.run': 'Bill drafts',
}

interface MoneyProps {
  readonly label: string
  readonly amounts: readonly { readonly currency: Currency; readonly amount_cents: number; readonly count?: number }[]
  readonly noun?: readonly [one: string, several: string]
  readonly note?: string
  readonly to: string
}

/** An amount of each currency, never added. */
function Money({ label, amounts, noun, note, to }: MoneyProps) {
  if (amounts.length === 0) return <Stat label={label} value="None" to={to} />
  return amounts.map(({ currency, amount_cents, count }) => (
    <Stat
      key={currency}
      label={label}
      value={formatMoney(amount_cents, currency)}
      note={noun && count !== undefined ? `${count} ${count === 1 ? noun[0] : noun[1]}` : note}
      to={to}
    />
  ))
}

function OpenPanel({ open }: { open: Overview['open'] }) {
  const known = (Object.keys(ages) as DebtAge[])
    .map((age) => ({ age, amounts: open.filter((each) => each.age === age) }))
    .filter(({ amounts }) => amounts.length > 0)
  return (
    <Panel title="Open invoices" lead="What clients owe, by how long it has been due.">
      {known.length === 0 ? (
        'Nothing is open.'
      ) : (
        <Stats compact inPairs>
          {known.map(({ age, amounts }) => (
            <Money
              key={age}
              label={ages[age]}
              amounts={amounts}
              noun={['invoice', 'invoices']}
              to={staffPaths.staffInvoices({ open: true, sortBy: 'due_date' })}
            />
          ))}
        </Stats>
      )}
    </Panel>
  )
}

function BillsPanel({ to_pay, held, returned }: Pick<Overview, 'to_pay' | 'held' | 'returned'>) {
  const bills = ['bill', 'bills'] as const
  return (
    <Panel title="Assistants" lead="Posted bills that aren’t paid yet.">
      <Stats compact inPairs>
        <Money label="To be paid" amounts={to_pay} noun={bills} to={staffPaths.staffBills({ status: 'posted' })} />
        {held.length > 0 && (
          <Money label="On hold" amounts={held} noun={bills} to={staffPaths.staffBills({ status: 'held' })} />
        )}
        {returned.length > 0 && (
          <Money label="Returned" amounts={returned} noun={bills} to={staffPaths.staffBills({ status: 'returned' })} />
        )}
      </Stats>
    </Panel>
  )
}

function WaitingPanel({ drafts, declined }: Pick<Overview, 'drafts' | 'declined'>) {
  return (
    <Panel title="Waiting for you">
      <Stats compact inPairs>
        <Stat label="Invoice drafts" value={String(drafts.invoices)} to={staffPaths.staffInvoices()} />
        <Stat label="Bill drafts" value={String(drafts.bills)} to={staffPaths.staffBills({ status: 'draft' })} />
        <Money
          label="Cards declined"
          amounts={declined}
          noun={['invoice', 'invoices']}
          to={staffPaths.staffInvoices({ standing: 'declined' })}
        />
      </Stats>
    </Panel>
  )
}

function JobsPanel({ jobs }: { jobs: Overview['jobs'] }) {
  return (
    <Panel title="Last runs" lead="What moves money in the background.">
      <ul className={styles.jobs}>
        {jobs.map(({ name, finished, failing }) => (
          <li key={name}>
            <span>{jobWords[name] ?? name}</span>
            <span>
              {failing && <Tag tone="danger">Failing</Tag>}{' '}
              {finished === null ? 'Hasn’t run lately' : <TimeAgo instant={finished} />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** /admin/finance: the month’s money, and what waits for someone; each figure leads on. */
export function MoneyNow({ overview }: { overview: Overview }) {
  const { month, today, invoiced, collected, fees, fees_unknown, open, jobs } = overview
  const seesReports = useMay('admin_finance_report.view')
  const invoices = staffPaths.staffInvoices({ from: month, to: today })
  const months = { from: month, to: month }
  return (
    <>
      <Panel title="This month" lead={`Up to ${calendarDay(today)}.`}>
        <Stats compact inPairs>
          <Money
            label="Invoiced"
            amounts={invoiced}
            note="Before tax, less credit notes"
            to={seesReports ? staffPaths.netIncome(months) : invoices}
          />
          <Money
            label="Collected"
            amounts={collected}
            note="Taxes included"
            to={seesReports ? staffPaths.incomeLines({ measure: 'collected', ...months }) : invoices}
          />
          <Money
            label="Card fees"
            amounts={fees}
            note={
              fees_unknown === 0
                ? 'Kept by the card processor'
                : `Not told yet for ${fees_unknown} ${fees_unknown === 1 ? 'payment' : 'payments'}`
            }
            to={seesReports ? staffPaths.incomeLines({ measure: 'fees', ...months }) : invoices}
          />
        </Stats>
      </Panel>
      <OpenPanel open={open} />
      <BillsPanel {...overview} />
      <WaitingPanel {...overview} />
      <JobsPanel jobs={jobs} />
    </>
  )
}
