import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, addressOf, password, type AccessWorld } from '../testing/access/access-world.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { hashToken } from '../platform/sessions/session-store.ts'
import { addPerson, newSession } from '../testing/people.ts'
import { colleaguesCalls } from './colleagues.access.ts'
import type { accountsOperations } from './accounts.operations.ts'

/** The actor's own address, someone else's, or nobody's. */
function ownAddress(actor: Actor, whose: Whose): string {
  if (whose === 'absent') return 'nobody@example.test'
  return addressOf(whose === 'own' ? actor : actor === 'admin' ? 'super admin' : 'admin')
}

/** 'foreign' is a person of another company; what is closed is made for that one call. */
export function accountsCalls(world: AccessWorld): AccessCalls<typeof accountsOperations> {
  const { database, people, clients } = world
  function person(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    if (whose === 'own') return people.get(actor) ?? absentUuid
    return people.get(actor === 'other client' ? 'secondary contact' : 'other client') ?? absentUuid
  }

  async function addLeaver(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    return (await addPerson(database, { permissions: ['virtualassistant'] })).uuid
  }

  /** A session elsewhere, of the actor or of a stranger. */
  async function sessionElsewhere(actor: Actor, whose: Whose): Promise<string> {
    const user_uuid = person(actor, whose)
    if (user_uuid === absentUuid) return absentUuid
    const { token, row } = newSession(systemClock, user_uuid)
    await database.kysely.insertInto('sessions').values(row).execute()
    const { uuid } = await database.kysely
      .selectFrom('sessions')
      .select('uuid')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    return uuid
  }

  async function withTwoStep(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { uuid: user_uuid } = await addPerson(database, { permissions: ['client'] })
    const started = { key_id: '0'.repeat(16), sealed: Buffer.alloc(48), begun_date: new Date() }
    const row = { user_uuid, ...started, confirmed_date: new Date(), last_step: 1 }
    await database.kysely.insertInto('two_factors').values(row).execute()
    return user_uuid
  }

  return {
    accountExists: () => ({ path: '/auth/exists?email=primary-contact%40example.test&source=talentplace' }),
    login: () => ({ path: '/auth/login', body: { email: 'primary-contact@example.test', password } }),
    getSession: () => ({ path: '/auth/session' }),
    logout: () => ({ path: '/auth/logout' }),
    openVerification: (actor, whose) => ({
      path: '/auth/verification',
      body: { email: ownAddress(actor, whose), verification_key: 'A'.repeat(22) },
    }),
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
    getUser: (actor, whose) => ({ path: `/user/${person(actor, whose)}?full=true` }),
    listUsers: () => ({ path: '/user?kind=client' }),
    searchUsers: () => ({ path: '/user/search?search=a' }),
    createUser: (actor) => ({
      path: '/user',
      body: { full_name: 'New Person', email: `made-by-${addressOf(actor)}`, permissions: ['virtualassistant'] },
    }),
    saveUser: (actor, whose) => ({ path: `/user/${person(actor, whose)}`, body: { full_name: 'Same Person' } }),
    deleteUser: async (_actor, whose) => ({ path: `/user/${await addLeaver(whose)}` }),
    listClientRelationships: (actor, whose) => ({ path: `/user/${person(actor, whose)}/relationships/client` }),
    listProjectRelationships: (actor, whose) => ({ path: `/user/${person(actor, whose)}/relationships/project` }),
    listUserAudit: (actor, whose) => ({ path: `/user/${person(actor, whose)}/audit` }),
    ...colleaguesCalls(world),
    startImpersonation: (_actor, whose) => ({
      path: '/user/impersonation',
      body: { client_uuid: whose === 'absent' ? absentUuid : clients.maple },
    }),
    stopImpersonation: () => ({ path: '/user/impersonation' }),
    getPreferences: () => ({ path: '/user/preferences' }),
    unsubscribe: () => ({ path: '/unsubscribe?token=none-of-ours' }),
    savePreferences: () => ({ path: '/user/preferences', body: { week_start: 'monday' } }),
    saveEarlyAccess: () => ({ path: '/user/earlyAccess/', body: { early_access: true } }),
    listSessions: () => ({ path: '/auth/sessions' }),
    endSession: async (actor, whose) => ({ path: `/auth/sessions/${await sessionElsewhere(actor, whose)}` }),
    endOtherSessions: () => ({ path: '/auth/sessions' }),
    getTwoStep: () => ({ path: '/auth/twostep' }),
    beginTwoStep: () => ({ path: '/auth/twostep/begin', body: { password } }),
    confirmTwoStep: async (actor) => {
      await database.kysely.deleteFrom('two_factors').where('user_uuid', '=', person(actor, 'own')).execute()
      return { path: '/auth/twostep/confirm', body: { code: '000000' } }
    },
    endTwoStep: () => ({ path: '/auth/twostep/end', body: { password, code: '000000' } }),
    renewRecoveryCodes: () => ({ path: '/auth/twostep/recoverycodes', body: { password, code: '000000' } }),
    resetTwoStep: async (_actor, whose) => ({
      path: `/user/${await withTwoStep(whose)}/twostep/reset`,
      body: { reason: 'Lost the phone' },
    }),
  }
}
