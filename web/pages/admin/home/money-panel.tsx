import type { healthStates } from '@talentplace/contract/subscriptions/health.states'
import type { StateIn } from '@talentplace/contract/shared/lifecycle'
import type { Currency } from '@talentplace/contract/shared/money'
import type { PaidMonthly } from '@talentplace/contract/desk/staff-today/staff-today.routes'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { StaffToday } from './today/today-kinds.ts'

type Money = NonNullable<Reply<'operations.getAdminHome'>['money']>
type AtRisk = NonNullable<StaffToday['at_risk']>

interface Figure {
  readonly label: string
  readonly count: number
  readonly note: string
  readonly to: string
}

const number = new Intl.NumberFormat('en-CA')
const inAll = (sums: readonly { currency: Currency; cents: number }[]): string =>
  sums.map(({ currency, cents }) => formatMoney(cents, currency)).join(' and ')

const owed = ({ balances }: Money['overdue']): string =>
  inAll(balances.map(({ currency, balance_cents }) => ({ currency, cents: balance_cents })))

function monthly({ monthly: sums }: PaidMonthly): string {
  const paid = sums.filter(({ amount_cents }) => amount_cents > 0)
  if (paid.length === 0) return ''
  return `${inAll(paid.map(({ currency, amount_cents }) => ({ currency, cents: amount_cents })))} a month`
}

function unpaid({ overdue, declined, disputed }: Money): Figure[] {
  return [
    {
      label: 'Invoices past due',
      count: overdue.count,
      note: owed(overdue),
      to: staffPaths.staffInvoices({ status: 'overdue' }),
    },
    {
      label: 'Cards declined',
      count: declined.count,
      note: owed(declined),
      to: staffPaths.staffInvoices({ standing: 'declined' }),
    },
    {
      label: 'Payments disputed',
      count: disputed,
      note: 'Answer at the card processor',
      to: staffPaths.staffInvoices({ disputed: true }),
    },
  ]
}

const health = (level: StateIn<typeof healthStates, 'open'>): string =>
  staffPaths.staffProjects({ searchType: 'Health Check', health: level })

function subscriptions({ red, amber, leaving, card }: AtRisk): Figure[] {
  return [
    { label: 'Health at risk', count: red.count, note: monthly(red), to: health('red') },
    { label: 'Health needs attention', count: amber.count, note: monthly(amber), to: health('amber') },
    {
      label: 'Leaving or pausing',
      count: leaving.count,
      note: monthly(leaving),
      to: staffPaths.staffProjects({ searchType: 'In Retention' }),
    },
    {
      label: 'No card for the renewal',
      count: card.count,
      note: monthly(card),
      to: staffPaths.staffProjects({ needs: 'card' }),
    },
  ]
}

interface MoneyPanelProps {
  /** Null: not for this person. */
  readonly money: Money | null
  readonly atRisk: AtRisk | null
}

/** Unpaid money that staff have to follow up, and subscriptions that may stop paying. Nothing while all is well. */
export function MoneyPanel({ money, atRisk }: MoneyPanelProps) {
  const figures = [...(money ? unpaid(money) : []), ...(atRisk ? subscriptions(atRisk) : [])].filter(
    ({ count }) => count > 0,
  )
  if (figures.length === 0) return null
  return (
    <Panel
      title="Money at risk"
      lead={
        atRisk &&
        'A month of a subscription is what it was last invoiced for, before discounts and tax. One may be counted under several.'
      }
    >
      <Stats inPairs>
        {figures.map(({ label, count, note, to }) => (
          <Stat key={label} label={label} value={number.format(count)} note={note} to={to} />
        ))}
      </Stats>
    </Panel>
  )
}
