import { useParams } from 'react-router'
import { BroadcastRecord } from '../../../features/notifications/manage/broadcast-record.tsx'
import { NewBroadcast } from '../../../features/notifications/manage/new-broadcast.tsx'
import { useMay } from '../../../platform/session/use-may.ts'

/** What stands for one that doesn't exist yet, as everywhere in the product. */
const newOne = '-1'

/** /admin/manage_notifications/{uuid}. */
export function ManageNotificationPage() {
  const { uuid = newOne } = useParams()
  const mayPick = useMay('admin_user.view')
  return uuid === newOne ? (
    <NewBroadcast mayPick={mayPick} />
  ) : (
    <BroadcastRecord key={uuid} uuid={uuid} mayPick={mayPick} />
  )
}
