import type { NoteFacts } from '../facts.ts'
import { nearest, sum } from './whole.ts'

/** A posted invoice as it stands, and what its first line cost once the discount was taken off. */
export interface NotedInvoice {
  readonly net: bigint
  readonly taxes: readonly { readonly name: string; readonly thousandths: bigint; readonly cents: bigint }[]
}

/** What each note of an invoice has to come to, in the order of the notes: what stays is taxed as if it had been that from the start. */
export function notesOwed(invoice: NotedInvoice, notes: readonly NoteFacts[]): bigint[] {
  let net = invoice.net
  const left = new Map(invoice.taxes.map(({ name, cents }) => [name, cents]))
  return notes.map(({ first_line }) => {
    const taken = first_line === null ? net : BigInt(first_line)
    net -= taken
    const taxes = invoice.taxes.map(({ name, thousandths }) => {
      const stays = nearest(net * thousandths, 100_000n)
      const off = (left.get(name) ?? 0n) - stays
      left.set(name, stays)
      return off
    })
    return taken + sum(taxes)
  })
}
