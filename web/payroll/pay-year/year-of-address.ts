import '@talentplace/contract/shared/plain-messages'
import { yearOfPay } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import { useAddressChoice } from '../../platform/navigation/use-address-choice.ts'

/** The year that the address names, which Back, a reload and a shared link keep; undefined where it names none. */
export function useYearOfAddress(): [string | undefined, (year: string) => void] {
  const [text, choose] = useAddressChoice('year', '')
  const isYear = text !== '' && yearOfPay.safeParse(text).success
  return [isYear ? text : undefined, choose]
}
