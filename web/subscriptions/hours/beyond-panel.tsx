import * as t from '@talentplace/contract/subscriptions/messages/hours'
import type { Reply } from '../../platform/api/operation-types.ts'
import { sentenceHours } from '../../platform/formatting/hours.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { beyondWords } from './hours-words.ts'

/** Time beyond the hours of a period that waits for the client, and their yes to it in one press. Nothing while none does. */
export function BeyondPanel({ hours: { project_uuid, beyond } }: { hours: Reply<'projects.getProjectHours'> }) {
  const accept = useSave('time.acceptOverLimit', {
    reloads: [
      'projects.getProjectHours',
      'projects.getProjectDashboard',
      'projects.listClientProjects',
      'projects.getOpenSubscriptions',
      'time.listTime',
    ],
    errorMessage: t.extraNotApproved(),
    onSaved: ({ seconds }) => notify({ kind: 'success', message: t.extraApproved({ hours: sentenceHours(seconds) }) }),
  })
  if (beyond.count === 0) return null
  return (
    <Panel title={t.extraTime()} lead={beyondWords(beyond)}>
      <Button busy={accept.isPending} onClick={() => accept.mutate({ body: { project_uuid } })}>
        {t.approveExtra()}
      </Button>
      <FormFailure failure={accept.failure} />
    </Panel>
  )
}
