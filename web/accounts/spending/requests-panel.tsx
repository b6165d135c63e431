import * as t from '@talentplace/contract/accounts/messages/spending-limits'
import { useApi } from '../../platform/api/query.ts'
import { Entries } from '../../ui/entries.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RequestLine } from './request-line.tsx'

/** What colleagues have asked to spend, to be answered by the primary contact; nothing while nobody has. */
export function RequestsPanel() {
  const { data } = useApi('clients.getSpending', {})
  if (!data || data.requests.length === 0) return null
  return (
    <Panel title={t.requests()}>
      <Entries>
        {data.requests.map((request) => (
          <RequestLine key={request.uuid} request={request} />
        ))}
      </Entries>
    </Panel>
  )
}
