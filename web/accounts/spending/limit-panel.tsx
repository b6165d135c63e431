import * as t from '@talentplace/contract/accounts/messages/spending-limits'
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
    <Loaded of={spending} height={220} errorMessage={t.notLoaded()}>
      {({ above_cents, currency, colleagues }) => (
        <Panel title={t.spending()} lead={t.spendingLead()}>
          <LimitForm aboveCents={above_cents} />
          <Entries>
            {colleagues.map(({ user_uuid, full_name, spent_cents, left_cents }) => (
              <Entry
                key={user_uuid}
                name={full_name}
                detail={
                  left_cents === null
                    ? t.spent({ spent: formatMoney(spent_cents, currency) })
                    : t.spentOfLimit({
                        spent: formatMoney(spent_cents, currency),
                        left: formatMoney(left_cents, currency),
                      })
                }
              />
            ))}
          </Entries>
        </Panel>
      )}
    </Loaded>
  )
}
