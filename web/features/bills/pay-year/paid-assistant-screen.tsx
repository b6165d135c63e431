import type { PaidAssistant } from '@talentplace/contract/bills/pay-year/pay-year.routes'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { useListState } from '../../../ui/list-screen/use-list-state.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { paidAssistantListOf } from './paid-assistant-list.tsx'

/** A row's statement of a year; the present one where none is chosen. */
function statementOf(year: string | undefined) {
  const ofYear = year === undefined ? '' : `&year=${year}`
  return ({ virtualassistant_uuid, virtualassistant_name }: PaidAssistant) => (
    <DownloadButton
      variant="quiet"
      path={`/va-bills/paid/statement/file?virtualassistant_uuid=${virtualassistant_uuid}${ofYear}`}
    >
      PDF<VisuallyHidden> of {virtualassistant_name}</VisuallyHidden>
    </DownloadButton>
  )
}

/** /admin/bills/paid: for the slips of a year, which an accountant makes. */
export default function PaidAssistantScreen() {
  const { data } = useApi('bills.listPaidAssistants', { query: { pagination: { limit: 1 } } })
  const list = paidAssistantListOf(data?.years.slice(1) ?? [])
  const [state] = useListState(list)
  return (
    <ListScreen
      list={list}
      lead="By the day it was paid. An accountant confirms what goes on a T4A or 1099-NEC. SIN and TIN aren’t collected here."
      actions={
        <LinkButton variant="outline" to={paths.staffBills()}>
          Bills
        </LinkButton>
      }
      rowActions={statementOf(state.filters['year'])}
    />
  )
}
