import type { BillEntry } from '@talentplace/contract/payroll/bills/bill.routes'
import { Link } from 'react-router'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { BillRecord } from '../bill-record.tsx'
import { billName } from '../bill-words.ts'

/** /admin/bills/{uuid}/detail: every line with the entries it was made from, each leading to its page. */
export default function BillDetailScreen({ uuid }: { uuid: string }) {
  const seesTime = useMay('admin_time.view')
  function nameOf({ uuid: entry, project_name, description, task_name }: BillEntry) {
    const work = `${project_name}: ${description === '' ? (task_name ?? 'Work') : description}`
    return seesTime ? <Link to={staffPaths.staffTimeEntry(entry)}>{work}</Link> : work
  }
  return (
    <BillRecord
      uuid={uuid}
      list={{ label: 'Bill', to: staffPaths.staffBill(uuid) }}
      name={(bill) => `${billName(bill)} in detail`}
      named
      open
      nameOf={nameOf}
    />
  )
}
