import { isNameForBanks } from '../bank-accounts/name-at-bank.ts'
import { invalidField } from '../../platform/http/http-error.ts'

/** @throws HttpError 400 at the field, for a name that no file for the bank could write either */
export function checkHolderName(holder_name: string): void {
  if (isNameForBanks(holder_name)) return
  throw invalidField('holder_name', 'Write it in the letters A to Z, as the bank does')
}

/** The same of the name that someone has here, where they entered none. @throws HttpError 400 at the field */
export function checkOwnName(name: string): void {
  if (isNameForBanks(name)) return
  throw invalidField('holder_name', 'Banks can’t read your name as we have it. Enter it as your bank knows it')
}
