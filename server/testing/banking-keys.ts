import { givenKeys } from '../platform/sealing/sealing-keys.ts'

/** What tests seal with. */
export const testBankingKeys = givenKeys([Buffer.alloc(32, 7).toString('base64')])
