import { useState } from 'react'
import { startAnotherSearch } from '../../../platform/criteria/criteria-store.ts'
import { Button } from '../../../ui/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { draftList, type DraftRow } from './draft-list.tsx'
import styles from './draft-list-screen.module.css'
import { RemoveDraftDialog } from './remove-draft-dialog.tsx'
import { RenameDraftDialog } from './rename-draft-dialog.tsx'

interface Asked {
  readonly what: 'rename' | 'remove'
  readonly draft: DraftRow
}

/** Every search of the company that was begun and not yet checked out, to go on with, rename or remove. */
export function DraftListScreen() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const about = (what: Asked['what']) => (asked?.what === what ? asked.draft : null)
  return (
    <>
      <ListScreen
        list={draftList}
        lead="Searches you and your company have begun. Open one to go on with it."
        actions={<Button onClick={startAnotherSearch}>Start a new search</Button>}
        rowActions={(draft) => (
          <span className={styles.actions}>
            <button
              type="button"
              className={styles.action}
              onClick={() => setAsked({ what: 'rename', draft })}
              aria-label={`Rename ${draft.project_name}`}
            >
              Rename
            </button>
            <button
              type="button"
              className={styles.action}
              onClick={() => setAsked({ what: 'remove', draft })}
              aria-label={`Remove ${draft.project_name}`}
            >
              Remove
            </button>
          </span>
        )}
      />
      <RenameDraftDialog draft={about('rename')} onClose={close} />
      <RemoveDraftDialog draft={about('remove')} onClose={close} />
    </>
  )
}
