import { useApi } from '../../platform/api/query.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LimitForm } from './limit-form.tsx'

/** What colleagues may spend without asking the primary contact. */
export function LimitPanel() {
  const spending = useApi('clients.getSpending', {})
  return (
    <Loaded of={spending} height={220} errorMessage="What your colleagues may spend could not be loaded.">
      {({ above_cents, currency, colleagues }) => (
        <Panel title="Spending" lead="Your own purchases never need an approval. Paying invoices isn’t a purchase.">
          <LimitForm aboveCents={above_cents} />
          <Entries>
            {colleagues.map(({ user_uuid, full_name, spent_cents, left_cents }) => (
              <Entry
                key={user_uuid}
                name={full_name}
                detail={`${formatMoney(spent_cents, currency)} this month on their own${left_cents === null ? '' : `, ${formatMoney(left_cents, currency)} left`}`}
              />
            ))}
          </Entries>
        </Panel>
      )}
    </Loaded>
  )
}
