import * as t from '@talentplace/contract/work/messages/discussions'
import type { Discussion } from '@talentplace/contract/work/discussions/discussion.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

const settings = {
  reloads: ['discussions.*'],
  errorMessage: t.notDone(),
  onRejected: (message: string) => notify({ kind: 'error', message }),
} as const

/** What staff who may take part in any discussion do with one: everybody in it sees each of these. */
export function StaffSteps({ discussion: { uuid, kind, status, takes_part } }: { discussion: Discussion }) {
  const join = useSave('discussions.joinDiscussion', settings)
  const leave = useSave('discussions.leaveDiscussion', settings)
  const save = useSave('discussions.saveDiscussion', settings)
  const params = { uuid }
  if (!useMay('admin_discussion.edit')) return null
  if (!takes_part) {
    return (
      <Button busy={join.isPending} onClick={() => join.mutate({ params })}>
        {t.join()}
      </Button>
    )
  }
  return (
    <>
      <Button
        variant="outline"
        busy={save.isPending}
        onClick={() => save.mutate({ params, body: { status: status === 'open' ? 'closed' : 'open' } })}
      >
        {status === 'open' ? t.close() : t.reopen()}
      </Button>
      {(kind === 'project' || kind === 'question') && (
        <Button variant="quiet" busy={leave.isPending} onClick={() => leave.mutate({ params })}>
          {t.leave()}
        </Button>
      )}
    </>
  )
}
