import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { HolderNameButton } from '../../banking/holder-name-button.tsx'
import { LookButton } from '../../banking/look-dialog.tsx'
import { BillRecord } from '../bill-record.tsx'
import { AssistantTaxes } from '../../taxes/assistant-taxes.tsx'
import { BillPayout } from './bill-payout.tsx'
import { DraftStatus } from './draft-status.tsx'

const list = { label: 'Bills', to: staffPaths.staffBills() }

function Actions({ bill }: { bill: Bill }) {
  const { uuid, number, virtualassistant_uuid, virtualassistant_name } = bill
  const mayEdit = useMay('admin_finance.edit')
  return (
    <>
      {number === null && mayEdit && (
        <LinkButton variant="outline" to={staffPaths.staffBillEditor(uuid)}>
          Edit draft
        </LinkButton>
      )}
      {number !== null && mayEdit && (
        <LinkButton variant="outline" to={staffPaths.newAdjustment('va', { virtualassistant_uuid })}>
          Adjust the next bill
        </LinkButton>
      )}
      {bill.held_reason === 'no_bank_name' && mayEdit && <HolderNameButton bill={bill} />}
      <LookButton outlined looked="account" {...{ virtualassistant_uuid, virtualassistant_name }}>
        See bank details
      </LookButton>
      <LinkButton variant="outline" to={staffPaths.staffBillDetail(uuid)}>
        Detail
      </LinkButton>
    </>
  )
}

function Work({ bill }: { bill: Bill }) {
  if (!useMay('admin_finance.edit')) return null
  return bill.number === null ? <DraftStatus bill={bill} /> : <BillPayout bill={bill} />
}

/** /admin/bills/{uuid}: as its assistant sees it, a draft to post, money to follow. */
export default function StaffBillScreen({ uuid }: { uuid: string }) {
  return (
    <BillRecord
      uuid={uuid}
      list={list}
      named
      renderActions={(bill) => <Actions bill={bill} />}
      renderAfter={(bill) => <AssistantTaxes uuid={bill.virtualassistant_uuid} />}
    >
      {(bill) => <Work bill={bill} />}
    </BillRecord>
  )
}
