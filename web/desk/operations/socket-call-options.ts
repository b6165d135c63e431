import { notify } from '../../ui/notice/toast.ts'

/** How a call about open connections says how it went, and has the list asked again. */
export function socketCallOptions(done: string) {
  return {
    reloads: ['operations.listSockets'],
    errorMessage: 'Something went wrong. Please try again later.',
    onSaved: () => notify({ kind: 'success', message: done }),
    onRejected: (message: string) => notify({ kind: 'error', message }),
  } as const
}
