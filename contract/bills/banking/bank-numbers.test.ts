import { describe, expect, it } from 'vitest'
import { saveAmericanAccount, saveCanadianAccount } from './bank-account.routes.ts'
import { isRoutingNumber } from './bank-numbers.ts'

const wrongOf = (
  schema: { safeParse: (value: object) => { error?: { issues: { path: PropertyKey[] }[] } } },
  value: object,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('D2 banking details', () => {
  it('a routing number is nine digits whose last one checks the others', () => {
    // Published by the banks: JPMorgan Chase, Bank of America, Wells Fargo.
    for (const routing of ['021000021', '026009593', '121000248']) expect(isRoutingNumber(routing)).toBe(true)
    for (const routing of ['021000022', '02100002', '0210000211', '000000000', '02100002x', '012000021']) {
      expect(isRoutingNumber(routing)).toBe(false)
    }
  })

  it('every slip of one digit and every swap of neighbours that differ by other than five is found', () => {
    const routing = '121000248'
    for (let at = 0; at < 9; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        if (String(digit) === routing[at]) continue
        expect(isRoutingNumber(routing.slice(0, at) + digit + routing.slice(at + 1))).toBe(false)
      }
    }
  })

  it('an account in Canada has 3 digits of an institution, 5 of a transit and 7 to 12 of its own; spaces don’t matter', () => {
    const right = { institution: '003', transit: '01234', account_number: '123 4567', password: 'x' }
    expect(saveCanadianAccount.body?.parse(right)).toMatchObject({ account_number: '1234567' })
    const wrong = { institution: '3', transit: '1234', account_number: '123456', password: '' }
    expect(wrongOf(saveCanadianAccount.body as never, wrong)).toEqual([
      'institution',
      'transit',
      'account_number',
      'password',
    ])
    expect(wrongOf(saveCanadianAccount.body as never, { ...right, account_number: '1234567890123' })).toEqual([
      'account_number',
    ])
  })

  it('one in the United States has a routing number, 4 to 17 digits and a type', () => {
    const right = { routing: '021000021', account_number: '000123456789', account_type: 'checking', password: 'x' }
    expect(wrongOf(saveAmericanAccount.body as never, right)).toEqual([])
    expect(
      wrongOf(saveAmericanAccount.body as never, { ...right, routing: '021000022', account_type: 'gold' }),
    ).toEqual(['routing', 'account_type'])
  })
})
