import { givenKeys } from '../platform/sealing/encryption-keys.ts'

/** What tests seal with. */
export const testBankingKeys = givenKeys([Buffer.alloc(32, 7).toString('base64')])
