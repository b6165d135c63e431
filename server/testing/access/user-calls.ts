import type { Actor } from '@talentplace/contract/testing/access'
import { addPerson } from '../people.ts'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, addressOf, type AccessWorld } from './access-world.ts'

/** 'foreign' is a person of another company; what is closed is made for that one call. */
export function userCalls({ database, people, clients }: AccessWorld) {
  function person(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    if (whose === 'own') return people.get(actor) ?? absentUuid
    return people.get(actor === 'other client' ? 'secondary contact' : 'other client') ?? absentUuid
  }

  async function addLeaver(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    return (await addPerson(database, { permissions: ['virtualassistant'] })).uuid
  }

  return {
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
    startImpersonation: (_actor, whose) => ({
      path: '/user/impersonation',
      body: { client_uuid: whose === 'absent' ? absentUuid : clients.maple },
    }),
    stopImpersonation: () => ({ path: '/user/impersonation' }),
    getPreferences: () => ({ path: '/user/preferences' }),
    unsubscribe: () => ({ path: '/unsubscribe?token=none-of-ours' }),
    savePreferences: () => ({ path: '/user/preferences', body: { week_start: 'monday' } }),
    saveEarlyAccess: () => ({ path: '/user/earlyAccess/', body: { early_access: true } }),
  } satisfies AccessCalls
}
