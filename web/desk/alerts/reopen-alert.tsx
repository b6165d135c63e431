import type { Alert } from '@talentplace/contract/desk/alerts/alert.routes'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { alertShows } from './alert-saves.ts'

export function ReopenAlert({ alert: { uuid, version } }: { alert: Alert }) {
  const save = useSave('operations.reopenAlert', {
    ...alertShows,
    errorMessage: 'It could not be reopened. Nothing was changed; please try again.',
    onRejected: (message) => notify({ kind: 'error', message }),
    onSaved: () => notify({ kind: 'success', message: 'The alert is open again.' }),
  })
  return (
    <Button
      variant="outline"
      busy={save.isPending}
      onClick={() => save.mutate({ params: { uuid }, body: { version } })}
    >
      Reopen the alert
    </Button>
  )
}
