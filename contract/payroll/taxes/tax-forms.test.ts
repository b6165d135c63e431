import { describe, expect, it } from 'vitest'
import { readTaxIdentity, writtenTaxIdentity, type TaxIdentityKind } from './tax-identity-forms.ts'
import { addsUp, readTaxNumber } from './tax-number-forms.ts'

describe('D2 a registration for sales taxes', () => {
  it('for GST/HST is a business number with its check digit, RT and four digits; spaces and case don’t matter', () => {
    for (const text of ['123456782RT0001', '123456782 rt 0001', '12345 6782 RT-0001']) {
      expect(readTaxNumber('gst_hst', text)).toEqual({ number: '123456782 RT0001' })
    }
    for (const text of ['123456782', '123456782 RP0001', '12345678 RT0001', '123456782 RT001', '1234567820 TQ0001']) {
      expect(readTaxNumber('gst_hst', text)).toHaveProperty('issue', 'A GST/HST number looks like 123456782 RT0001')
    }
    expect(readTaxNumber('gst_hst', '123456789 RT0001')).toHaveProperty(
      'issue',
      'Please check this number: its digits don’t add up',
    )
  })

  it('for QST is ten digits, TQ and four', () => {
    expect(readTaxNumber('qst', '1234567890tq0001')).toEqual({ number: '1234567890 TQ0001' })
    expect(readTaxNumber('qst', '123456789 TQ0001')).toHaveProperty('issue')
    expect(readTaxNumber('qst', '1234567890 RT0001')).toHaveProperty('issue')
  })
})

const isRight = (kind: TaxIdentityKind, text: string) => 'number' in readTaxIdentity(kind, text)

describe('D2 the number of tax slips', () => {
  it('is a SIN whose digits add up; every slip of one digit is found', () => {
    // The CRA’s own example, 046 454 286, is written like an ITN; this one is of the same making.
    const sin = '130692544'
    expect(isRight('sin', '130 692 544')).toBe(true)
    for (let at = 1; at < 9; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        if (String(digit) === sin[at]) continue
        expect(addsUp(sin.slice(0, at) + digit + sin.slice(at + 1))).toBe(false)
      }
    }
  })

  it('is no SIN where it begins with 0 or 8, and an ITN where it begins with 0', () => {
    expect(addsUp('046454286')).toBe(true)
    expect([isRight('sin', '046454286'), isRight('itn', '046454286')]).toEqual([false, true])
    expect([isRight('sin', '846454288'), isRight('itn', '130692544'), isRight('itn', '000000000')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is an SSN, ITIN or EIN of the form that each is given out in', () => {
    for (const ssn of ['000-12-3456', '666-12-3456', '912-12-3456', '123-00-4567', '123-45-0000', '12345678']) {
      expect(isRight('ssn', ssn)).toBe(false)
    }
    expect(isRight('ssn', '123-45-6789')).toBe(true)
    expect([isRight('itin', '912-70-1234'), isRight('itin', '912-93-1234'), isRight('itin', '812-70-1234')]).toEqual([
      true,
      false,
      false,
    ])
    expect([isRight('ein', '12-3456789'), isRight('ein', '00-3456789')]).toEqual([true, false])
  })

  it('is written as its papers have it', () => {
    expect(writtenTaxIdentity('sin', '130692544')).toBe('130 692 544')
    expect(writtenTaxIdentity('ssn', '123456789')).toBe('123-45-6789')
    expect(writtenTaxIdentity('ein', '123456789')).toBe('12-3456789')
  })
})
