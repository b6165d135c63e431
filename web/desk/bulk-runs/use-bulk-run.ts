import type { BulkRun } from '@talentplace/contract/desk/bulk-runs/bulk-run.routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Input } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { reload, type Reload } from '../../ui/form/reloads.ts'
import { useSave } from '../../ui/form/use-save.ts'
import type { SelectedRows } from '../../ui/list-screen/selection/use-selecting.tsx'

export type BulkBody = Input<'bulk.previewBulkRun'>['body']

/** What is selected in a list, as the operation takes it. */
export function selectionOf<Filters extends object>({ uuids, matching, except }: SelectedRows<Filters>) {
  return uuids === null ? { matching, except: [...except] } : { uuids: [...uuids] }
}

/** What an action would do, asked for again only where something else is chosen: each preview is kept on the server. */
export function useBulkPreview(body: BulkBody, enabled = true) {
  return useApi(
    'bulk.previewBulkRun',
    { body },
    { enabled, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  )
}

const lookEvery = 700

/** Starts a preview and follows it until its last row has a result; then what it changed is asked for again. */
export function useBulkRun(reloads: readonly Reload[]) {
  const client = useQueryClient()
  const [uuid, setUuid] = useState<string | null>(null)
  const save = useSave('bulk.startBulkRun', {
    idempotent: true,
    errorMessage: 'This could not be started. Nothing was changed; please try again.',
    onSaved: (run) => setUuid(run.uuid),
  })
  const undo = useSave('bulk.undoBulkRun', {
    errorMessage: 'It could not be undone. Please try again.',
    onSaved: (run) => setUuid(run.uuid),
  })
  const { data: run } = useApi(
    'bulk.getBulkRun',
    { params: { uuid: uuid ?? '' } },
    {
      enabled: uuid !== null,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'done' ? false : lookEvery),
    },
  )
  const isDone = run?.state === 'done'
  useEffect(() => {
    if (isDone) void reload(client, reloads)
  }, [isDone, client, reloads])
  return {
    start: ({ uuid: preview }: Pick<BulkRun, 'uuid'>) => save.mutate({ params: { uuid: preview } }),
    undo: ({ uuid: finished }: Pick<BulkRun, 'uuid'>) => undo.mutate({ params: { uuid: finished } }),
    busy: save.isPending || undo.isPending || (uuid !== null && !isDone),
    failure: save.failure ?? undo.failure,
    /** Null: it isn't started. */
    run: uuid === null ? null : (run ?? null),
    started: uuid !== null,
  }
}
