import type { Permission } from '@talentplace/contract/shared/permission'
import { createUserOperation } from '../../accounts/users/create-user.ts'
import { deleteUserOperation } from '../../accounts/users/delete-user.ts'
import { getUserOperation } from '../../accounts/users/get-user.ts'
import { listClientRelationshipsOperation } from '../../accounts/users/list-client-relationships.ts'
import { listProjectRelationshipsOperation } from '../../accounts/users/list-project-relationships.ts'
import { listUserAuditOperation } from '../../accounts/users/list-user-audit.ts'
import { listUsersOperation } from '../../accounts/users/list-users.ts'
import { saveUserOperation } from '../../accounts/users/save-user.ts'
import { searchUsersOperation } from '../../accounts/users/search-users.ts'
import { userMails } from '../../accounts/users/user-mails.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { loadCityDirectory } from '../../platform/places/city-directory.ts'
import { alertFinanceStaff } from '../../desk/finance-access/alert-finance-staff.ts'
import { call, type Answer } from '../call.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations } from './operations-server.ts'
import { addPerson, addSession, type Person } from '../people.ts'
import { testSender } from '../test-sender.ts'

export interface SignedInPerson extends Person {
  readonly token: string
}

/** A server of the calls about people, with a clerk who may look after them and a super administrator. */
export async function serveUsers(database: TestDatabase, clock: Clock) {
  const mails = userMails({ ...testSender, support: 'clients@talentplace.test' })
  const deps = { database, clock, mails, alertFinanceStaff, directory: await loadCityDirectory(database) }
  const running = await serveOperations(deps, ({ sessions }) => [
    getUserOperation(deps),
    listUsersOperation(database),
    searchUsersOperation(database),
    createUserOperation(deps),
    saveUserOperation({ ...deps, sessions }),
    deleteUserOperation({ ...deps, sessions }),
    listClientRelationshipsOperation(database),
    listProjectRelationshipsOperation(database),
    listUserAuditOperation(database),
  ])
  async function add(about: Parameters<typeof addPerson>[1]): Promise<SignedInPerson> {
    const person = await addPerson(database, about)
    return { ...person, token: await addSession(database, clock, person.uuid) }
  }
  const staff = (...permissions: Permission[]) => add({ permissions: ['admin', ...permissions] })
  const clerk = await staff('admin_user.view', 'admin_user.edit', 'admin_client.view')
  const chief = await add({ permissions: ['super_admin', 'admin'] })
  const get = (path: `/${string}`, token = clerk.token) => call(running.server, `GET ${path}`, { token })
  return {
    clerk,
    chief,
    alertFinanceStaff,
    add,
    staff,
    get,
    create: (body: Record<string, unknown>, token = clerk.token, query = ''): Promise<Answer> =>
      call(running.server, `POST /user${query}` as 'POST /user', { token, body }),
    save: (uuid: string, body: Record<string, unknown>, token = clerk.token): Promise<Answer> =>
      call(running.server, `PUT /user/${uuid}`, { token, body }),
    close: (uuid: string, token = clerk.token): Promise<Answer> =>
      call(running.server, `DELETE /user/${uuid}?reason=Left`, { token }),
    /** What the audit says of the account, newest first. */
    entries: async (uuid: string) => (await get(`/user/${uuid}/audit`)).body['entries'] as Record<string, unknown>[],
    stop: () => running.stop(),
  }
}

export type UsersServer = Awaited<ReturnType<typeof serveUsers>>

/** The names in a list of people, in its order. */
export function namesOf({ body }: Answer): string[] {
  return (body['users'] as { full_name: string }[]).map(({ full_name }) => full_name)
}
