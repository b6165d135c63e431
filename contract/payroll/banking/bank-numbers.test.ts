import { describe, expect, it } from 'vitest'
import { saveAmericanAccount, saveCanadianAccount } from './bank-account.routes.ts'
import { isRoutingNumber, routingIssue } from './bank-numbers.ts'
import { canadianInstitutions, institutionName } from './institutions.ts'

const wrongOf = (
  schema: { safeParse: (value: object) => { error?: { issues: { path: PropertyKey[] }[] } } },
  value: object,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

const fieldsOf = (schema: unknown, value: object) =>
  Object.fromEntries(
    (schema as typeof saveCanadianAccount.body)
      ?.safeParse(value)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )

/** Nine digits that begin so and add up. */
const numberOf = (prefix: string) =>
  Array.from({ length: 10 }, (_, digit) => `${prefix}000000${digit}`).find(isRoutingNumber) ?? ''
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0'))
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
    const pasted = { ...right, institution: '\u200B００３', transit: '01\u00A0234', account_number: '123–45‑67\u202C' }
    expect(saveCanadianAccount.body?.parse(pasted)).toEqual(saveCanadianAccount.body?.parse(right))
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

  it('institutions 000 and 999, transit 00000 and an account of zeros are refused at their fields', () => {
    const right = { institution: '003', transit: '00001', account_number: '0000001', password: 'x' }
    expect(fieldsOf(saveCanadianAccount.body, right)).toEqual({})
    for (const institution of ['000', '999', '0-0-0']) {
      expect(fieldsOf(saveCanadianAccount.body, { ...right, institution })).toEqual({
        institution: 'No institution has this number. You’ll find yours on a cheque or in your online banking',
      })
    }
    for (const institution of ['001', '998', '815']) {
      expect(fieldsOf(saveCanadianAccount.body, { ...right, institution })).toEqual({})
    }
    expect(fieldsOf(saveCanadianAccount.body, { ...right, transit: '00000' })).toHaveProperty('transit')
    expect(fieldsOf(saveCanadianAccount.body, { ...right, account_number: '000 000 000' })).toEqual({
      account_number: 'An account number isn’t all zeros. Please check it',
    })
    const usd = { routing: '021000021', account_number: '0000', account_type: 'savings', password: 'x' }
    expect(fieldsOf(saveAmericanAccount.body, usd)).toEqual({
      account_number: 'An account number isn’t all zeros. Please check it',
    })
  })

  it('a routing number begins with a prefix that banks have', () => {
    const accepted = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).filter(
      (prefix) => routingIssue(numberOf(prefix) || `${prefix}0000000`) === null,
    )
    expect(accepted).toEqual([...range(1, 12), ...range(21, 32), ...range(61, 72)])
    expect(routingIssue(numberOf('50'))).toMatch(/^No US bank’s routing number starts with 50\./)
    expect(routingIssue('021000022')).toBe('Please check this number: its digits don’t add up')
  })

  it('institutions are known by name, and a number that isn’t in the list is none of them', () => {
    expect(institutionName('003')).toBe('Royal Bank of Canada')
    expect(institutionName('614')).toBe('Tangerine Bank')
    expect(institutionName('998')).toBeNull()
    for (const number of Object.keys(canadianInstitutions)) expect(number).toMatch(/^\d{3}$/)
  })

  it('one in the United States has a routing number, 4 to 17 digits and a type', () => {
    const right = { routing: '021000021', account_number: '000123456789', account_type: 'checking', password: 'x' }
    expect(wrongOf(saveAmericanAccount.body as never, right)).toEqual([])
    expect(
      wrongOf(saveAmericanAccount.body as never, { ...right, routing: '021000022', account_type: 'gold' }),
    ).toEqual(['routing', 'account_type'])
  })
})
