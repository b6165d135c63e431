import { useNavigate } from 'react-router'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useViewerClock } from '../../../platform/viewer-zone/use-viewer-clock.ts'
import { notify } from '../../../ui/notice/toast.ts'
import { RecordPage } from '../../../ui/record/record-page.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { BroadcastEditor } from './broadcast-editor.tsx'
import { emptyValues } from './broadcast-values.ts'

const list = { label: 'Manage notifications', to: staffPaths.managedNotifications() }

/** Composes a notification for everybody, a role or one person, now or later. */
export function NewBroadcast({ mayPick }: { mayPick: boolean }) {
  const navigate = useNavigate()
  const clock = useViewerClock()
  return (
    <RecordPage list={list} title="New notification">
      {clock ? (
        <BroadcastEditor
          broadcast={null}
          initialValues={emptyValues}
          timezone={clock.timezone}
          mayPick={mayPick}
          onSaved={({ uuid, state }) => {
            notify({
              kind: 'success',
              message: state === 'scheduled' ? 'The notification is scheduled.' : 'The notification is sent.',
            })
            void navigate(staffPaths.managedNotification(uuid), { replace: true })
          }}
        />
      ) : (
        <Skeleton height={420} />
      )}
    </RecordPage>
  )
}
