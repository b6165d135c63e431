import * as lists from '@talentplace/contract/shared/messages/lists'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import { fetchFile } from '../../platform/api/fetch-file.ts'
import type { Input, Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { notify } from '../notice/toast.ts'
import { saveFile } from '../save-file.ts'

export type ExportRequest = NonNullable<Input<'accounts.requestFileExport'>['body']>
export type Export = Reply<'accounts.getFileExport'>

/** Milliseconds between two looks at one that is prepared. */
const lookEvery = 1_000
async function save(path: string): Promise<void> {
  const { name, type, content } = await fetchFile(path)
  saveFile(name, type, content)
}

const isTooLong = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'export_required'

export interface FileExport {
  /** What is prepared, or was; undefined: nothing. */
  readonly made: Export | undefined
  readonly busy: boolean
  /** Saves the file; one that is too long to wait for is prepared first. */
  readonly press: () => void
}

/** A document that is saved at once, or prepared in the background where it is too long. `path`: its direct download. */
export function useFileExport(path: string, body: ExportRequest, { isLong }: { isLong: boolean }): FileExport {
  const [uuid, setUuid] = useState<string | null>(null)
  const { data: made, error } = useApi(
    'accounts.getFileExport',
    { params: { uuid: uuid ?? '' } },
    {
      enabled: uuid !== null,
      refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'waiting' ? lookEvery : false),
    },
  )
  // Removed on another page: it can be asked for anew.
  const isMissing = error?.status === 404
  const current = uuid === null || isMissing ? undefined : made
  const isLooking = uuid !== null && !isMissing && (made === undefined || made.state === 'waiting')

  const client = useQueryClient()
  async function request(): Promise<void> {
    const requested = await call('accounts.requestFileExport', { body })
    client.setQueryData(['accounts.getFileExport', { params: { uuid: requested.uuid } }], requested)
    setUuid(requested.uuid)
  }

  const pressing = useMutation({
    networkMode: 'always',
    async mutationFn() {
      if (current?.state === 'ready') return save(`/user/exports/${current.uuid}/file`)
      if (isLong || uuid !== null) return request()
      try {
        await save(path)
      } catch (problem) {
        if (!isTooLong(problem)) throw problem
        await request()
      }
    },
    onError(problem) {
      // Expired meanwhile: the next press asks for it anew.
      if (problem instanceof ApiFailure && problem.status === 404) setUuid(null)
      notify({ kind: 'error', message: failureMessage(problem, lists.fileNotLoaded()) })
    },
  })

  return {
    made: current,
    busy: pressing.isPending || isLooking,
    press: () => pressing.mutate(),
  }
}
