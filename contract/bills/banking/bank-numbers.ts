const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const

/** True for the nine digits of a bank in the United States: their last one is a check digit (ABA, weights 3, 7, 1). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return sum % 10 === 0
}

/** All that is shown of an account: `•••• 678`. */
export function maskedAccount(lastDigits: string): string {
  return `•••• ${lastDigits}`
}
