import type { AccessCalls } from '../../testing/access/access-call.ts'
import { password, type AccessWorld } from '../../testing/access/access-world.ts'
import type { bankingOperations } from './banking.operations.ts'

/** Each assistant has accounts of their own alone. */
export function bankingCalls({ assistants }: AccessWorld): AccessCalls<typeof bankingOperations> {
  return {
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
