import { paths } from '../../platform/navigation/paths.ts'
import { BillRecord } from './bill-record.tsx'

const list = { label: 'Bills', to: paths.assistantBills() }

/** /va/billing/{uuid}. */
export default function AssistantBillScreen({ uuid }: { uuid: string }) {
  return <BillRecord uuid={uuid} list={list} />
}
