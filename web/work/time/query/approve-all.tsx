import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/work/messages/time'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { failureMessage, type ApiFailure } from '../../../platform/api/api-failure.ts'
import { hoursText } from '../../../platform/formatting/printed-hours.ts'
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
  const what = t.entries({ count: entries.length })
  async function send(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await approve(entries.map(({ uuid }) => uuid))
      announce(t.approved({ what }))
      onClose()
    } catch (error) {
      setFailure(failureMessage(error, t.notApproved()))
    } finally {
      setBusy(false)
      await reload(client, ['time.*'])
    }
  }
  if (entries.length === 0) return <p className={styles.message}>{t.nothingToApprove()}</p>
  return (
    <div className={styles.form}>
      <p className={styles.message}>
        {t.whatIsApproved({ what, hours: hoursText(entries.reduce((sum, { seconds }) => sum + seconds, 0)) })}
      </p>
      <FormFailure failure={failure} />
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void send()}>
          {busy ? t.approving() : t.approveThese({ what })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {ui.cancel()}
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
    <Loaded of={entries} height={120} errorMessage={t.approvableNotLoaded()}>
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
      <Button onClick={() => setOpened(true)}>{t.approveAll()}</Button>
      <Dialog opened={opened} title={t.approveQuestion()} onClose={close}>
        {opened && <Approvable filter={filter} onClose={close} />}
      </Dialog>
    </>
  )
}
