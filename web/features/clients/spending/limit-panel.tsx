import { useApi } from '../../../platform/api/query.ts'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LimitForm } from './limit-form.tsx'

/** What colleagues may spend without asking the primary contact. */
export function LimitPanel() {
  const spending = useApi('clients.getSpending', {})
  return (
    <Loaded of={spending} height={220} otherwise="What your colleagues may spend could not be loaded.">
      {({ above_cents }) => (
        <Panel title="Spending" lead="Your own purchases never need an approval. Paying invoices isn’t a purchase.">
          <LimitForm aboveCents={above_cents} />
        </Panel>
      )}
    </Loaded>
  )
}
