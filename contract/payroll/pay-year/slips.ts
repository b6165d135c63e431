import type { Currency } from '../../shared/money.ts'

/**
 * Which slip reports what an assistant was paid, by where they live: T4A, box 048 "Fees for services", in Canada (CRA, guide RC4157: "Do not
 * include GST/HST paid to the recipient for these services"); Form 1099-NEC, box 1 "Nonemployee compensation", in the United States.
 */
export const slips = {
  t4a: { name: 'T4A', box: 'box 048', currency: 'cad' },
  nec: { name: '1099-NEC', box: 'box 1', currency: 'usd' },
} as const satisfies Record<string, { name: string; box: string; currency: Currency }>
export type Slip = keyof typeof slips
export const slipNames = Object.keys(slips) as [Slip, ...Slip[]]

/** `T4A box 048`. */
export function slipText(slip: Slip): string {
  return `${slips[slip].name} ${slips[slip].box}`
}
