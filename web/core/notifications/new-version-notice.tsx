import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { newVersion } from '../../platform/realtime/new-version.ts'
import { unsavedForms } from '../../platform/unsaved/unsaved-forms.ts'
import styles from './new-version-notice.module.css'

const no = () => false
const none = () => 0

function Offer() {
  const unsaved = useSyncExternalStore(unsavedForms.listen, unsavedForms.read, none)
  return (
    <span className={styles.notice}>
      <span>
        <strong>There is a new version.</strong>{' '}
        {unsaved > 0 ? 'It waits until you have saved what you are writing.' : 'Loading the page again brings it.'}
      </span>
      {unsaved === 0 && <Button onClick={() => window.location.reload()}>Reload</Button>}
    </span>
  )
}

/** A5 Ours, `reload_window`: offers the new version, and waits for forms that aren't saved. */
export function NewVersionNotice() {
  const offered = useSyncExternalStore(newVersion.listen, newVersion.read, no)
  return <output className={styles.place}>{offered && <Offer />}</output>
}
