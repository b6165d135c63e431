import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { Link } from 'react-router'
import { IssueNote } from '../credit-notes/issue-note.tsx'
import { InvoiceRecord } from '../invoices/invoice-record.tsx'
import { RecordPayment } from '../invoices/record-payment.tsx'
import { RefundOrUseCredit } from '../manual-refunds/refund-money.tsx'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useMay } from '../../platform/session/use-may.ts'

const list = { label: 'Invoices', to: staffPaths.staffInvoices() }

function ProjectLink({ invoice: { project_uuid, project_name } }: { invoice: Invoice }) {
  const sees = useMay('admin_project.view')
  return sees ? <Link to={staffPaths.staffProject(project_uuid)}>{project_name}</Link> : <span>{project_name}</span>
}
function Payment({ invoice }: { invoice: Invoice }) {
  if (!useMay('admin_finance.edit')) return null
  return (
    <>
      <RecordPayment invoice={invoice} />
      <RefundOrUseCredit invoice={invoice} />
      <IssueNote invoice={invoice} />
    </>
  )
}
const detailLink = ({ uuid }: Invoice) => (
  <LinkButton variant="outline" to={staffPaths.staffInvoiceDetail(uuid)}>
    Detail
  </LinkButton>
)
const projectLink = (invoice: Invoice) => <ProjectLink invoice={invoice} />
const payment = (invoice: Invoice) => <Payment invoice={invoice} />

/** /admin/invoices/{uuid}: as the client sees it, a payment to record, money to give back. */
export default function StaffInvoiceScreen({ uuid }: { uuid: string }) {
  return <InvoiceRecord uuid={uuid} list={list} projectLink={projectLink} payment={payment} actions={detailLink} />
}
