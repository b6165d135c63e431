import { codeLength } from '@talentplace/contract/accounts/account-fields'

/** A1.12: a code as it is read off a mail or pasted from it: upper case, without the spaces and dashes around its characters. */
export function codeText(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase().slice(0, codeLength)
}
