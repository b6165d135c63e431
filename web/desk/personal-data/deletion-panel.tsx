import * as t from '@talentplace/contract/desk/messages/own-data'
import { useState } from 'react'
import type { OwnData } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Rich } from '../../ui/rich.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import styles from './own-data.module.css'

function Against({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <div className={styles.against}>
      <p>{t.settleFirst()}</p>
      <ul>
        {reasons.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}

function Waiting({ requestedOn }: { requestedOn: string }) {
  const save = useSave('accounts.withdrawDeletion', {
    reloads: ['accounts.getOwnData'],
    reloadsOnError: true,
    errorMessage: t.notTakenBack(),
    onSaved: () => notify({ kind: 'success', message: t.stays() }),
  })
  return (
    <>
      <p>
        <Rich of={t.askedToDelete} values={{}} when={() => <InstantTime instant={requestedOn} />} />
      </p>
      <FormFailure failure={save.failure} />
      <Button variant="outline" busy={save.isPending} onClick={() => save.mutate({})}>
        {t.keepAccount()}
      </Button>
    </>
  )
}

/** Where someone asks to be forgotten, or takes that back. */
export function DeletionPanel({ data: { deletion, stands_against } }: { data: OwnData }) {
  const [asking, setAsking] = useState(false)
  const state = deletion?.state
  return (
    <Panel title={t.deleteYours()} lead={t.deleteLead()}>
      {state === 'approved' ? (
        <p>{t.beingDeleted()}</p>
      ) : (
        <>
          <Against reasons={stands_against} />
          {deletion && state === 'waiting' ? (
            <Waiting requestedOn={deletion.asked_date} />
          ) : (
            <Button variant="outline" onClick={() => setAsking(true)}>
              {t.deleteAccount()}
            </Button>
          )}
        </>
      )}
      <DeletionDialog opened={asking} onClose={() => setAsking(false)} />
    </Panel>
  )
}
