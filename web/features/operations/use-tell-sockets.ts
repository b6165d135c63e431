import { useQueryClient } from '@tanstack/react-query'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { notify } from '../../ui/notice/snackbar.ts'
import { socketList } from './socket-list.tsx'

/** Runs a call about open connections, says how it went, and has the list asked again. */
export function useTellSockets(): (work: Promise<unknown>, done: string) => void {
  const client = useQueryClient()
  return (work, done) =>
    void work
      .then(() => {
        notify({ kind: 'success', message: done })
        return client.invalidateQueries({ queryKey: [socketList.source.name] })
      })
      .catch((error: unknown) =>
        notify({ kind: 'error', message: failureMessage(error, 'Something went wrong. Please try again later.') }),
      )
}
