import type { AccessCalls } from '../testing/access/access-call.ts'
import { addAccount } from '../testing/access/access-payouts.ts'
import { assistantOf, password, type AccessWorld } from '../testing/access/access-world.ts'
import type { bankingOperations } from './banking.operations.ts'

/** Each assistant has accounts of their own alone. */
export function bankingCalls(world: AccessWorld): AccessCalls<typeof bankingOperations> {
  const { assistants } = world
  return {
    saveHolderName: async (_actor, whose) => {
      const { uuid } = assistantOf(world, whose)
      if (whose !== 'absent') await addAccount(world, uuid)
      return { path: `/virtualassistants/${uuid}/banking/cad/name`, body: { holder_name: 'Robin Doe' } }
    },
    saveCanadianAccount: () => ({
      path: '/virtualassistants/banking/cad',
      body: { institution: '003', transit: '01234', account_number: '1234567', password },
    }),
    saveAmericanAccount: () => ({
      path: '/virtualassistants/banking/usd',
      body: { routing: '021000021', account_number: '1234567', account_type: 'checking', password },
    }),
    listMissingBanking: () => ({ path: '/virtualassistants/missingbankinginfo' }),
    remindOfBanking: () => ({
      path: '/virtualassistants/missingbankinginfo/remind',
      body: { virtualassistant_uuids: [assistants.own.uuid] },
    }),
  }
}
