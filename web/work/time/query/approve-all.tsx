import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { failureMessage, type ApiFailure } from '../../../platform/api/api-failure.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-footer.tsx'
import { reload } from '../../../ui/form/reloads.ts'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { announce } from '../../../ui/notice/live-region.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { approvable, approve } from './approvable.ts'
import styles from './query.module.css'

interface QuestionProps {
  readonly entries: readonly TimeEntry[]
  readonly onClose: () => void
}

function Question({ entries, onClose }: QuestionProps) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const what = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  async function send(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await approve(entries.map(({ uuid }) => uuid))
      announce(`${what} approved`)
      onClose()
    } catch (error) {
      setFailure(
        failureMessage(error, 'Not everything could be approved. Please try again: nothing is approved twice.'),
      )
    } finally {
      setBusy(false)
      await reload(client, ['time.*'])
    }
  }
  if (entries.length === 0) return <p className={styles.message}>There is nothing left to approve here.</p>
  return (
    <div className={styles.form}>
      <p className={styles.message}>
        {what}, {hoursText(entries.reduce((sum, { seconds }) => sum + seconds, 0))}. What you’ve asked about stays open.
        Without an answer, time is approved when its review ends.
      </p>
      <FormFailure failure={failure} />
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void send()}>
          {busy ? 'Approving …' : `Approve ${what}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function Approvable({ filter, onClose }: { filter: object; onClose: () => void }) {
  const entries = useQuery<readonly TimeEntry[], ApiFailure>({
    queryKey: ['time.listTime', 'approvable', filter],
    queryFn: ({ signal }) => approvable(filter, signal),
    staleTime: 0,
  })
  return (
    <Loaded of={entries} height={120} errorMessage="The time to approve could not be loaded.">
      {(found) => <Question entries={found} onClose={onClose} />}
    </Loaded>
  )
}

/** Approves everything that the filter shows, after a look at how much that is. */
export function ApproveAll({ filter }: { filter: object }) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>Approve all</Button>
      <Dialog opened={opened} title="Approve this time?" onClose={close}>
        {opened && <Approvable filter={filter} onClose={close} />}
      </Dialog>
    </>
  )
}
