import type { PaidAssistant } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import { shortName } from '@talentplace/contract/payroll/taxes/tax-identity-forms'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { useListState } from '../../ui/list-screen/use-list-state.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LookButton } from '../banking/look-dialog.tsx'
import { paidAssistantListOf } from './paid-assistant-list.tsx'
import { useYearOfAddress } from './year-of-address.ts'

/** A row's number for slips, and its statement of a year; the present one where none is chosen. */
function statementOf(year: string | undefined) {
  const ofYear = year === undefined ? '' : `&year=${year}`
  return (row: PaidAssistant) => (
    <>
      <DownloadButton
        variant="quiet"
        path={`/va-bills/paid/statement/file?virtualassistant_uuid=${row.virtualassistant_uuid}${ofYear}`}
      >
        PDF<VisuallyHidden> of {row.virtualassistant_name}</VisuallyHidden>
      </DownloadButton>
      {row.identity_kind !== null && (
        <LookButton looked="identity" {...row}>
          See {shortName(row.identity_kind)}
          <VisuallyHidden> of {row.virtualassistant_name}</VisuallyHidden>
        </LookButton>
      )}
    </>
  )
}

/** /admin/bills/paid: for the slips of a year, which an accountant makes. */
export default function PaidAssistantScreen() {
  const { data } = useApi('bills.listPaidAssistants', { query: { pagination: { limit: 1 } } })
  const [requestedYear] = useYearOfAddress()
  // Until the years are known, the one in the address is one of them: it is asked for at once and stays there.
  const list = paidAssistantListOf(data?.years.slice(1) ?? (requestedYear === undefined ? [] : [Number(requestedYear)]))
  const [state] = useListState(list)
  return (
    <ListScreen
      list={list}
      lead="By the day it was paid. An accountant confirms what goes on a T4A or 1099-NEC. Slips report what was paid before GST, HST and QST."
      actions={
        <LinkButton variant="outline" to={staffPaths.staffBills()}>
          Bills
        </LinkButton>
      }
      rowActions={statementOf(state.filters['year'])}
    />
  )
}
