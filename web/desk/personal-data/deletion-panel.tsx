import { useState } from 'react'
import type { OwnData } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'
import { Panel } from '../../ui/panel.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import styles from './own-data.module.css'

function Against({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <div className={styles.against}>
      <p>We can’t delete your account before this is settled, but you can ask now:</p>
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
    errorMessage: 'Your request could not be taken back. Please try again.',
    onSaved: () => notify({ kind: 'success', message: 'Your account stays as it is.' }),
  })
  return (
    <>
      <p>
        You asked us on <InstantTime instant={requestedOn} /> to delete your account. You’ll hear from us within 30
        days, and until then you can change your mind.
      </p>
      <FormFailure failure={save.failure} />
      <Button variant="outline" busy={save.isPending} onClick={() => save.mutate({})}>
        Keep my account
      </Button>
    </>
  )
}

/** Where someone asks to be forgotten, or takes that back. */
export function DeletionPanel({ data: { deletion, stands_against } }: { data: OwnData }) {
  const [asking, setAsking] = useState(false)
  const state = deletion?.state
  return (
    <Panel
      title="Delete your account"
      lead="We delete your name, your contact details and your files, for good. Invoices, bills, payments and signed agreements stay for seven years, because tax law requires it."
    >
      {state === 'approved' ? (
        <p>Your account is being deleted. We’ve sent you our last email.</p>
      ) : (
        <>
          <Against reasons={stands_against} />
          {deletion && state === 'waiting' ? (
            <Waiting requestedOn={deletion.asked_date} />
          ) : (
            <Button variant="outline" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          )}
        </>
      )}
      <DeletionDialog opened={asking} onClose={() => setAsking(false)} />
    </Panel>
  )
}
