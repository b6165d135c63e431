import { useState } from 'react'
import type { ConfigurationChange } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import { useApi } from '../../platform/api/query.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { useMay } from '../../platform/session/use-may.ts'
import { Button } from '../../ui/button.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { History, HistoryEntry, HistorySkeleton, NoHistory } from '../../ui/record/history.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { changeText } from './change-text.ts'

const pageSize = 10

interface ChangeRowProps {
  readonly change: ConfigurationChange
  /** For those who may. */
  readonly onUndo?: () => void
}

function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const text = changeText(change)
  return (
    <HistoryEntry
      what={text}
      who={
        <>
          {change.actor_name ?? 'The installation'} · <InstantTime instant={change.created_date} />
        </>
      }
      details={change.reason ? [`“${change.reason}”`] : []}
      action={
        onUndo && (
          <Button variant="quiet" onClick={onUndo}>
            Undo<VisuallyHidden> the change {text}</VisuallyHidden>
          </Button>
        )
      }
    />
  )
}

/** Every change of a configuration, newest first; undoing one puts back what was before it. */
export function ConfigurationHistory({ name }: { name: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useApi('configuration.listConfigurationHistory', {
    params: { name },
    query: { pagination: { limit: pageSize, offset: (page - 1) * pageSize } },
  })

  const mayUndo = useMay('admin_configuration.edit')
  const undo = useSave('configuration.undoConfigurationChange', {
    reloads: ['configuration.*'],
    errorMessage: 'That could not be undone. Please try again.',
    onSaved() {
      setPage(1)
      notify({ kind: 'success', message: 'Undone. The history shows it as its own change.' })
    },
    onRejected: (message) => notify({ kind: 'error', message }),
  })

  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (!data) return <HistorySkeleton />
  if (data.count === 0) return <NoHistory>It was never changed. What you change will be listed here.</NoHistory>
  return (
    <History label="Pages of the history" page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage}>
      {data.changes.map((change) => (
        <ChangeRow
          key={change.uuid}
          change={change}
          {...(mayUndo && {
            onUndo: () => undo.mutate({ params: { name }, body: { change_uuid: change.uuid } }),
          })}
        />
      ))}
    </History>
  )
}
