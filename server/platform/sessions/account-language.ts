import type { Language } from '@talentplace/contract/shared/i18n/language'
import { isStaffPermission, type Permission } from '@talentplace/contract/shared/permission'

/** The language that someone has chosen for their account; null: none. Staff read English, whatever they chose before they joined us. */
export function accountLanguage(account: {
  readonly language: Language | null
  readonly permissions: readonly string[]
}): Language | null {
  return account.permissions.some((each) => isStaffPermission(each as Permission)) ? null : account.language
}
