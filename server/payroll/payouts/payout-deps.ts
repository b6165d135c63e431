import type { OurBanks } from './our-bank.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import type { BillWorkDeps } from '../bills/bill-work-deps.ts'

export interface PayoutDeps extends BillWorkDeps {
  readonly bankingKeys: EncryptionKeys
  readonly banks: OurBanks
}
