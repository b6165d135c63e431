import * as t from '@talentplace/contract/accounts/messages/colleagues'
import type { Colleague } from '@talentplace/contract/accounts/colleagues/colleague.routes'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Decision } from './decision.tsx'
import { showsColleagues } from './shows-colleagues.ts'

/** Someone doesn't belong to the company any more. */
export function RemoveColleague({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { uuid, full_name } = colleague
  const save = useSave('accounts.removeColleague', {
    reloads: showsColleagues,
    reloadsOnError: true,
    errorMessage: t.notRemoved(),
    onSaved() {
      notify({ kind: 'success', message: t.removed({ name: full_name }) })
      onClose()
    },
  })
  return (
    <Decision
      label={t.removeName({ name: full_name })}
      save={save}
      onConfirm={() => save.mutate({ params: { uuid } })}
      onClose={onClose}
    >
      {t.removeText({ name: full_name })}
    </Decision>
  )
}
