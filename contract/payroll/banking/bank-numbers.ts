const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const

/** True for the nine digits of a bank in the United States: their last one is a check digit (ABA, weights 3, 7, 1). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return sum % 10 === 0
}

/**
 * The first two digits that a bank's number begins with: Federal Reserve districts (01 to 12), thrift institutions (21 to 32) and electronic
 * payments (61 to 72). 00 is the government's and 80 traveller's cheques: nobody is paid there. (ABA Routing Number Policy.)
 */
function isBankPrefix(text: string): boolean {
  const prefix = Number(text.slice(0, 2))
  return [
    [1, 12],
    [21, 32],
    [61, 72],
  ].some(([first = 0, last = 0]) => prefix >= first && prefix <= last)
}

/** What is wrong with nine digits as a number of a bank in the United States; null: nothing. */
export function routingIssue(text: string): string | null {
  if (!/^\d{9}$/.test(text)) return null
  if (!isBankPrefix(text)) {
    return `No US bank’s routing number starts with ${text.slice(0, 2)}. You’ll find yours on a check or in your online banking`
  }
  return isRoutingNumber(text) ? null : 'Please check this number: its digits don’t add up'
}

/** 000 is nobody's, 999 stands for none in files of payments. */
export function isInstitutionNumber(text: string): boolean {
  return text !== '000' && text !== '999'
}

/** All that is shown of an account: `•••• 678`. */
export function maskedAccount(lastDigits: string): string {
  return `•••• ${lastDigits}`
}
