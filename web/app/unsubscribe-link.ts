import { ApiFailure, failureMessage } from '../platform/api/api-failure.ts'
import { call } from '../platform/api/call.ts'
import { notify } from '../ui/notice/snackbar.ts'

const done = 'Done: no more emails about notifications. They are in your account as before.'
const unknown = 'This link isn’t complete. Open it from the mail again.'

/** The token of a mailed link with `action=unsubscribe`, and the address's search text without it; null: no such link. */
export function readUnsubscribeLink(search: string): { token: string; rest: string } | null {
  const query = new URLSearchParams(search)
  if (query.get('action') !== 'unsubscribe') return null
  const token = query.get('token') ?? ''
  for (const part of ['action', 'token']) query.delete(part)
  return { token, rest: query.size === 0 ? '' : `?${query.toString()}` }
}

async function unsubscribe(token: string): Promise<void> {
  try {
    await call('accounts.unsubscribe', { query: { token } })
    notify({ kind: 'success', message: done, persistent: true })
  } catch (error) {
    const isUnknown = error instanceof ApiFailure && error.status === 404
    const message = isUnknown ? unknown : failureMessage(error, 'That didn’t work. Please open the link again later.')
    notify({ kind: 'error', message, persistent: true })
  }
}

/** Unsubscribes by such a link, without a session; its token is out of the address before anything else reads it. */
export function takeUnsubscribeLink({ history, location }: Window): void {
  const link = readUnsubscribeLink(location.search)
  if (link === null) return
  history.replaceState(history.state, '', location.pathname + link.rest + location.hash)
  void unsubscribe(link.token)
}
