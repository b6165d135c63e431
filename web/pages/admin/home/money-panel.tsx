import type { Reply } from '../../../platform/api/operation-types.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Home = Reply<'operations.getAdminHome'>
type Money = NonNullable<Home['money']>

const number = new Intl.NumberFormat('en-CA')

const amounts = ({ balances }: Money['overdue']) =>
  balances.map(({ currency, balance_cents }) => formatMoney(balance_cents, currency)).join(' and ')

/** Unpaid money that staff have to follow up, and emails that couldn't be delivered. Nothing while all is well. */
export function MoneyPanel({ money, mails }: { money: Home['money']; mails: Home['mails_given_up'] }) {
  const { overdue, declined, disputed = 0 } = money ?? {}
  if (!overdue?.count && !declined?.count && disputed === 0 && !mails) return null
  return (
    <Panel title="Needs attention">
      <Stats>
        {overdue && overdue.count > 0 && (
          <Stat
            label="Invoices past due"
            value={number.format(overdue.count)}
            note={amounts(overdue)}
            to={paths.staffInvoices({ status: 'overdue' })}
          />
        )}
        {declined && declined.count > 0 && (
          <Stat
            label="Cards declined"
            value={number.format(declined.count)}
            note={amounts(declined)}
            to={paths.staffInvoices({ standing: 'declined' })}
          />
        )}
        {disputed > 0 && (
          <Stat
            label="Payments disputed"
            value={number.format(disputed)}
            note="Answer at the card processor"
            to={paths.staffInvoices({ disputed: true })}
          />
        )}
        {mails !== null && mails > 0 && (
          <Stat
            label="Emails not delivered"
            value={number.format(mails)}
            note="in the last 24 hours"
            to={paths.healthcheck()}
          />
        )}
      </Stats>
    </Panel>
  )
}
