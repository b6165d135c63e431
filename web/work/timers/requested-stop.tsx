import { useSyncExternalStore } from 'react'
import type { TimerReply } from './browser-desk.ts'
import { happeningTo } from './happenings.ts'
import { StopDialog } from './stop-dialog.tsx'
import { stopRequest } from './stop-request.ts'
import type { TimerController } from './timer-controller.ts'

const close = (): void => stopRequest.replace(null)

/** Asks what a timer was for, wherever on the page it was stopped. */
export function RequestedStop({ desk }: { desk: TimerController<TimerReply> }) {
  const asked = useSyncExternalStore(stopRequest.listen, stopRequest.read)
  return (
    <StopDialog
      asked={asked}
      onStop={(timer, description, at) => {
        desk.record(happeningTo(timer, 'stop', { description, at }))
        close()
      }}
      onClose={() => {
        // From where it was paused, as if Stop had not been pressed.
        if (asked?.timer.state === 'running') desk.record(happeningTo(asked.timer, 'resume', { at: asked.stoppedAt }))
        close()
      }}
    />
  )
}
