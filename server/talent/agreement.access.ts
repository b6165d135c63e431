import type { AccessCalls } from '../testing/access/access-call.ts'
import { applicationIn } from '../testing/access/access-applications.ts'
import { absentUuid, assistantOf, type AccessWorld } from '../testing/access/access-world.ts'
import { call } from '../testing/call.ts'
import type { agreementOperations } from './agreement.operations.ts'

export function agreementCalls(world: AccessWorld): AccessCalls<typeof agreementOperations> {
  const path = '/applications/self/agreement'

  /** Signed by its assistant; whoever signs again gets the same. */
  async function signing() {
    await applicationIn(world, 'onboarding')
    const token = await world.tokenOf('assistant')
    const { body } = await call(world.server, `GET ${path}`, { ...(token !== undefined && { token }) })
    const ticks = { has_read: true, is_contractor: true, signs_by_name: true }
    return { path, body: { digest: body['digest'], signed_name: body['full_name'], ...ticks } }
  }
  async function signed(): Promise<string> {
    const { body } = await signing()
    const token = await world.tokenOf('assistant')
    await call(world.server, `POST ${path}`, { body, ...(token !== undefined && { token }) })
    return applicationIn(world, 'onboarding')
  }

  return {
    getOwnAgreement: async () => {
      await applicationIn(world, 'onboarding')
      return { path }
    },
    signAgreement: signing,
    getOwnAgreementFile: async () => {
      await signed()
      return { path: `${path}/file` }
    },
    listAgreements: (_actor, whose) => ({ path: `/virtualassistants/${assistantOf(world, whose).uuid}/agreements` }),
    getAgreementFile: async (_actor, whose) => ({
      path: `/applications/${whose === 'absent' ? absentUuid : await signed()}/agreement/file`,
    }),
  }
}
