import { dropReferral } from '../referrals/note-referral.ts'
import { addCompany, placeCompany, renameCompany, replaceCompany } from '../company/store-company.ts'
import { dropAgreedEditions, retainAgreedEditions } from '../../core/content/retain-agreed-editions.ts'

/** What other features keep of whoever registers or signs in: the steps that accounts are given. */
export const registrantRecords = {
  companies: { add: addCompany, rename: renameCompany, place: placeCompany },
  records: { replaceCompany, retainAgreedEditions, dropAgreedEditions, dropReferral },
} as const
