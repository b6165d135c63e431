import { callEarly } from '../../platform/api/call.ts'
import { restoreCriteria, syncFromUrl } from '../../platform/criteria/criteria-store.ts'
import { restoreSession, sessionState } from '../../platform/session/session-store.ts'
import { arrivalReads } from './arrival-reads.ts'

/*
 * The first of our code that runs, while the rest is still on its way (docs/decisions/0203): takes session and choices from
 * storage and asks for what the page will show, by the very calls that it will make.
 */
restoreSession()
restoreCriteria()
syncFromUrl(location.pathname, location.search, 'opened')

function callEarlyFor({ pathname, search }: Location): void {
  // A mailed link's pin leaves the address before anything is sent from it (`login-link.ts`), which comes later.
  if (new URLSearchParams(search).has('action')) return
  const { user, token } = sessionState.read()
  if (token !== null) callEarly('accounts.getSession', {})
  for (const { name, input } of arrivalReads(pathname, user)) callEarly(name, input)
}

callEarlyFor(location)
