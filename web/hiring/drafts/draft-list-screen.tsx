import * as t from '@talentplace/contract/hiring/messages/drafts'
import { useState } from 'react'
import { startAnotherSearch } from '../../platform/criteria/criteria-store.ts'
import { Button } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { draftList, type DraftRow } from './draft-list.tsx'
import styles from './draft-list-screen.module.css'
import { RemoveDraftDialog } from './remove-draft-dialog.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { RenameDraftDialog } from './rename-draft-dialog.tsx'

interface Requested {
  readonly what: 'rename' | 'remove'
  readonly draft: DraftRow
}

function DraftActions({ draft, onRequest }: { draft: DraftRow; onRequest: (pending: Requested) => void }) {
  const { project_name: name } = draft
  return (
    <span className={styles.actions}>
      <TextButton
        className={styles.action}
        onClick={() => onRequest({ what: 'rename', draft })}
        aria-label={t.renameThis({ name })}
      >
        {t.rename()}
      </TextButton>
      <TextButton
        className={styles.action}
        onClick={() => onRequest({ what: 'remove', draft })}
        aria-label={t.removeThis({ name })}
      >
        {t.remove()}
      </TextButton>
    </span>
  )
}

/** Every search of the company that was begun and not yet checked out, to continue, rename or remove. */
export default function DraftListScreen() {
  const [pending, setRequested] = useState<Requested | null>(null)
  const close = () => setRequested(null)
  const about = (what: Requested['what']) => (pending?.what === what ? pending.draft : null)
  function actionsOf(draft: DraftRow) {
    return <DraftActions draft={draft} onRequest={setRequested} />
  }
  return (
    <>
      <ListScreen
        list={draftList}
        lead={t.lead()}
        actions={<Button onClick={startAnotherSearch}>{t.newSearch()}</Button>}
        rowActions={actionsOf}
      />
      <RenameDraftDialog draft={about('rename')} onClose={close} />
      <RemoveDraftDialog draft={about('remove')} onClose={close} />
    </>
  )
}
