import { useApi } from '../../../platform/api/query.ts'
import { Entries } from '../../../ui/entries.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LimitForm } from './limit-form.tsx'
import { RequestLine } from './request-line.tsx'

/** What colleagues may spend without asking, and what they have asked; for the primary contact. */
export function SpendingPanels() {
  const spending = useApi('clients.getSpending', {})
  return (
    <Loaded of={spending} height={220} otherwise="What your colleagues may spend could not be loaded.">
      {({ above_cents, requests }) => (
        <>
          {requests.length > 0 && (
            <Panel title="Requests to spend">
              <Entries>
                {requests.map((request) => (
                  <RequestLine key={request.uuid} request={request} />
                ))}
              </Entries>
            </Panel>
          )}
          <Panel title="Spending" lead="Your own purchases never need an approval. Paying invoices isn’t a purchase.">
            <LimitForm aboveCents={above_cents} />
          </Panel>
        </>
      )}
    </Loaded>
  )
}
