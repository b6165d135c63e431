import type { Discussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

/** A muted thread tells its reader nothing by itself. */
export function MuteButton({ discussion: { uuid, muted } }: { discussion: Discussion }) {
  const save = useSave('discussions.muteDiscussion', {
    reloads: ['discussions.*'],
    errorMessage: 'That could not be saved. Please try again.',
    onSaved: (now) =>
      notify({
        kind: 'success',
        message: now.muted ? 'Muted: you get no notifications and emails of it.' : 'You hear of new messages again.',
      }),
    onRejected: (message) => notify({ kind: 'error', message }),
  })
  return (
    <Button
      variant="quiet"
      busy={save.isPending}
      onClick={() => save.mutate({ params: { uuid }, body: { muted: !muted } })}
    >
      {muted ? 'Unmute' : 'Mute'}
    </Button>
  )
}
