import type { Actor } from '@talentplace/contract/testing/access'
import { registrationOf } from '../servers/account-server.ts'
import type { AccessCalls, Whose } from './access-call.ts'
import { addressOf, password } from './access-world.ts'

/** The actor's own address, someone else's, or nobody's. */
function ownAddress(actor: Actor, whose: Whose): string {
  if (whose === 'absent') return 'nobody@example.test'
  return addressOf(whose === 'own' ? actor : actor === 'admin' ? 'super admin' : 'admin')
}

export function accountCalls() {
  return {
    accountExists: () => ({ path: '/auth/exists?email=primary-contact%40example.test&source=talentplace' }),
    login: () => ({ path: '/auth/login', body: { email: 'primary-contact@example.test', password } }),
    getSession: () => ({ path: '/auth/session' }),
    logout: () => ({ path: '/auth/logout' }),
    register: (actor) => ({ path: '/client/register', body: registrationOf(`new-${addressOf(actor)}`) }),
    verifyEmail: (actor, whose) => ({
      path: '/auth/verify',
      body: { email: ownAddress(actor, whose), verification_key: 'ABCDEF' },
    }),
    changePassword: (actor, whose) => ({
      path: '/auth/changepassword',
      body: { email: ownAddress(actor, whose), oldPassword: password, newPassword: password },
    }),
    forgotPassword: (actor, whose) => ({ path: '/auth/forgotpassword', body: { email: ownAddress(actor, whose) } }),
    resetPassword: (actor, whose) => ({
      path: '/auth/resetpassword',
      body: { email: ownAddress(actor, whose), resetPasswordToken: 'ABCDEF', password },
    }),
  } satisfies AccessCalls
}
