import { getSession } from '@talentplace/contract/accounts/sessions/session.routes'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { sessionUser } from './session-user.ts'

export function getSessionOperation() {
  return handle(getSession, (context) => ({ user: sessionUser(signedIn(context)) }))
}
