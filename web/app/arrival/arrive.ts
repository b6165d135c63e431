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

const { user, token } = sessionState.read()
if (token !== null) callEarly('accounts.getSession', {})
for (const { name, input } of arrivalReads(location.pathname, user)) callEarly(name, input)
