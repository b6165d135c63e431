import type { Adjustment } from '@talentplace/contract/billing/adjustments/adjustment.routes'
import { taxCategoryTitle } from '@talentplace/contract/billing/prices/tax-categories'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Description, DescriptionList } from '../../ui/description-list.tsx'
import { Panel } from '../../ui/panel.tsx'

function documentLink({ applied_to }: Adjustment): ReactNode {
  if (applied_to === null) return null
  const { kind, uuid, number } = applied_to
  if (kind === 'bill')
    return <Link to={staffPaths.staffBill(uuid)}>{number === null ? 'Draft bill' : `Bill ${number}`}</Link>
  return number === null ? (
    <Link to={staffPaths.editInvoice(uuid)}>Draft invoice</Link>
  ) : (
    <Link to={staffPaths.staffInvoiceDetail(uuid)}>Invoice {number}</Link>
  )
}

function approval({ approved_by_name, approved_date }: Adjustment): ReactNode {
  if (approved_by_name === null || approved_date === null) return null
  return (
    <>
      {approved_by_name}, <InstantTime instant={approved_date} />
    </>
  )
}

function subscriptionLink({ project_uuid, project_name }: Adjustment): ReactNode {
  return project_uuid !== null && <Link to={staffPaths.staffProject(project_uuid)}>{project_name}</Link>
}

/** What it says, who said so, and where it is. */
export function AdjustmentFacts({ adjustment }: { adjustment: Adjustment }) {
  const { kind, amount_cents, whole_cents, currency, text, tax_category, note, edited_by_name } = adjustment
  const isPart = amount_cents !== whole_cents
  const facts: Record<string, ReactNode> = {
    Amount: formatMoney(amount_cents, currency),
    'Part of': isPart && formatMoney(whole_cents, currency),
    [kind === 'client' ? 'The client reads' : 'The assistant reads']: text,
    'Taxed as': tax_category !== null && taxCategoryTitle(tax_category),
    Subscription: subscriptionLink(adjustment),
    'Effective on': calendarDay(adjustment.effective_date),
    'Proposed by': adjustment.proposed_by_name,
    'Last changed by': edited_by_name,
    'Approved by': approval(adjustment),
    [kind === 'client' ? 'Invoice' : 'Bill']: documentLink(adjustment),
    Note: note,
  }
  return (
    <Panel title="Adjustment">
      <DescriptionList>
        {Object.entries(facts).flatMap(([label, value]) =>
          value
            ? [
                <Description key={label} label={label}>
                  {value}
                </Description>,
              ]
            : [],
        )}
      </DescriptionList>
    </Panel>
  )
}
