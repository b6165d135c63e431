import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { Button } from '../../../ui/button.tsx'
import type { Reload } from '../../../ui/form/reloads.ts'
import { useSave } from '../../../ui/form/use-save.ts'
import { notify } from '../../../ui/notice/toast.ts'

/** What the daily run does, at once. */
export function UpdateDraftsButton({ reloads = ['bills.*'] }: { reloads?: readonly Reload[] }) {
  const run = useSave('bills.runBills', {
    reloads,
    errorMessage: 'The drafts could not be updated. Nothing is lost; please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: ({ drafts, until }) => {
      const day = calendarDay(until)
      const message =
        drafts === 0
          ? `Everything approved up to ${day} is on a bill already.`
          : `${drafts === 1 ? '1 draft is' : `${drafts} drafts are`} up to date, with what was approved up to ${day}.`
      notify({ kind: 'success', message })
    },
  })
  return (
    <Button variant="outline" busy={run.isPending} onClick={() => run.mutate({ body: {} })}>
      Update drafts
    </Button>
  )
}
