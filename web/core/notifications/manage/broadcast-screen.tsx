import { BroadcastRecord } from './broadcast-record.tsx'
import { NewBroadcast } from './new-broadcast.tsx'
import { useMay } from '../../../platform/session/use-may.ts'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'

/** /admin/manage_notifications/{uuid}. */
export default function BroadcastScreen({ uuid }: { uuid: string }) {
  const mayPick = useMay('admin_user.view')
  return uuid === newOne ? <NewBroadcast mayPick={mayPick} /> : <BroadcastRecord uuid={uuid} mayPick={mayPick} />
}
