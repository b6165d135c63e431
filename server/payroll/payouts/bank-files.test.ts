import { describe, expect, it } from 'vitest'
import { words, writtenAt } from '../bank-accounts/bank-file.ts'
import { cpa005File } from './cpa005-file.ts'
import { nachaFile } from './nacha-file.ts'

const head = {
  number: 7,
  created: new Date('2026-11-17T15:04:00Z'),
  zone: 'America/Toronto',
  payment_date: '2026-11-19',
  payer: 'Talentplace Inc.',
}
const canadian = {
  id: '1234567890',
  dataCentre: '00320',
  returns: { institution: '003', transit: '00012', account_number: '1004589' },
}
const american = { routing: '021000021', bankName: 'Chase', companyId: '1123456789' }

const toCanada = (amount_cents: number, account_number = '1234567') => ({
  name: 'Zoë Tremblay-Ñúñez',
  reference: 'CAD-B-00042',
  amount_cents,
  details: { institution: '004', transit: '10922', account_number },
})
const toAmerica = (amount_cents: number, account_type: 'checking' | 'savings' = 'checking') => ({
  name: 'Maya Rodriguez',
  reference: 'USD-B-00001',
  amount_cents,
  details: { routing: '121000248', account_number: '000123456789', account_type },
})
const joined = (...parts: readonly string[]) => parts.join('')
/** A field by its published positions, from 1. */
const field = (record: string | undefined, from: number, to: number) => record?.slice(from - 1, to)

describe('CPA 005', () => {
  const payments = [150_000, 1, 99, 100, 2, 3, 4].map((cents) => toCanada(cents))
  const file = cpa005File(payments, head, canadian)
  const [first, one, two, last, end] = file.split('\r\n')

  it('has records of 1,464 characters: one before, six payments in each, one after', () => {
    expect([first, one, two, last].map((record) => record?.length)).toEqual([1464, 1464, 1464, 1464])
    expect([first, one, two, last].map((record) => field(record, 1, 10))).toEqual([
      'A000000001',
      'C000000002',
      'C000000003',
      'Z000000004',
    ])
    expect(end).toBe('')
  })

  it('names us, its number and the day it was made in each record', () => {
    expect(field(first, 11, 35)).toBe(joined('1234567890', '0007', '026321', '00320'))
    expect(field(first, 56, 58)).toBe('CAD')
    for (const record of [one, two, last]) expect(field(record, 11, 24)).toBe('12345678900007')
  })

  it('has a payment where the layout has it', () => {
    expect(field(one, 25, 27)).toBe('460')
    expect(field(one, 28, 37)).toBe('0000150000')
    expect(field(one, 38, 43)).toBe('026323')
    expect(field(one, 44, 52)).toBe('000410922')
    expect(field(one, 53, 64)).toBe('1234567     ')
    expect(field(one, 65, 89)).toBe('0'.repeat(25))
    expect(field(one, 90, 104)).toBe('TALENTPLACE INC')
    expect(field(one, 105, 134)).toBe('ZOE TREMBLAY-NUNEZ'.padEnd(30))
    expect(field(one, 165, 174)).toBe('1234567890')
    expect(field(one, 175, 193)).toBe('CAD-B-00042'.padEnd(19))
    expect(field(one, 194, 214)).toBe(joined('000300012', '1004589     '))
    // The second payment begins 240 characters on.
    expect(field(one, 265, 277)).toBe('4600000000001')
    expect(field(two, 25, 37)).toBe('4600000000004')
    expect(field(two, 265, 1464)).toBe(' '.repeat(1200))
  })

  it('adds up at its end: cents and payments', () => {
    expect(field(last, 25, 46)).toBe('0'.repeat(22))
    expect(field(last, 47, 60)).toBe('00000000150209')
    expect(field(last, 61, 68)).toBe('00000007')
  })

  it('begins its numbers anew after 9999, and refuses an amount that has no room', () => {
    expect(field(cpa005File(payments, { ...head, number: 9999 }, canadian), 21, 24)).toBe('9999')
    expect(field(cpa005File(payments, { ...head, number: 10_000 }, canadian), 21, 24)).toBe('0001')
    expect(() => cpa005File([toCanada(10_000_000_000)], head, canadian)).toThrow(RangeError)
  })
})

describe('NACHA', () => {
  const payments = [toAmerica(7_500), toAmerica(101, 'savings')]
  const file = nachaFile(payments, head, american)
  const records = file.split('\r\n').slice(0, -1)
  const [header, batch, one, two, batchEnd, fileEnd, filler] = records

  it('has records of 94 characters in blocks of ten, filled with nines', () => {
    expect(records).toHaveLength(10)
    expect(new Set(records.map(({ length }) => length))).toEqual(new Set([94]))
    expect(records.map((record) => record[0]).join('')).toBe('1566899999')
    expect(filler).toBe('9'.repeat(94))
    const nine = nachaFile(
      Array.from({ length: 7 }, () => toAmerica(1)),
      head,
      american,
    )
    expect(nine.split('\r\n')).toHaveLength(21)
  })

  it('names our bank and us, and the days', () => {
    expect(field(header, 4, 40)).toBe(joined(' 021000021', '1123456789', '261117', '1004', 'G', '094', '10', '1'))
    expect(field(header, 41, 86)).toBe(joined('CHASE'.padEnd(23), 'TALENTPLACE INC.'.padEnd(23)))
    expect(field(batch, 2, 20)).toBe('220TALENTPLACE INC.')
    expect(field(batch, 41, 63)).toBe(joined('1123456789', 'PPD', 'PAYMENT   '))
    expect(field(batch, 64, 94)).toBe(joined('261119', '261119', '   ', '1', '02100002', '0000007'))
  })

  it('has a payment where the layout has it', () => {
    expect(field(one, 2, 12)).toBe('22121000248')
    expect(field(one, 13, 29)).toBe('000123456789     ')
    expect(field(one, 30, 39)).toBe('0000007500')
    expect(field(one, 40, 76)).toBe(joined('USD-B-00001    ', 'MAYA RODRIGUEZ'.padEnd(22)))
    expect(field(one, 79, 94)).toBe(joined('0', '02100002', '0000001'))
    expect(field(two, 2, 3)).toBe('32')
  })

  it('adds up at the end of the batch and of the file: payments, banks, cents', () => {
    const sums = joined('0024200048', '000000000000', '000000007601')
    expect(field(batchEnd, 2, 54)).toBe(joined('220', '000002', sums, '1123456789'))
    expect(field(batchEnd, 80, 94)).toBe(joined('02100002', '0000007'))
    expect(field(fileEnd, 2, 55)).toBe(joined('000001', '000001', '00000002', sums))
  })
})

it('the same gives the same bytes', () => {
  const payments = [toCanada(5)]
  expect(cpa005File(payments, head, canadian)).toBe(cpa005File(payments, { ...head }, { ...canadian }))
})

describe('for a bank that takes capitals of the Latin alphabet alone', () => {
  it.each([
    ['Łukasz Østergård', 'LUKASZ OSTERGARD'],
    ['Nguyễn Thị Ánh Đặng', 'NGUYEN THI ANH DANG'],
    ['Þóra Großmann', 'THORA GROSSMANN'],
    ['李小龙', 'LIXIAOLONG'],
    ['Мария Иванова', 'MARIYA IVANOVA'],
    ['O’Brien-Smith', 'O BRIEN-SMITH'],
    ['Ann 😀 O\u2019Neil', 'ANN O NEIL'],
    ['Zo\u200B\u00E9 💫', 'ZOE'],
  ])('%s is written %s', (name, formatted) => {
    expect(words(name, 30)).toBe(formatted.padEnd(30))
  })

  it('is created on the office’s day and clock, late in the evening too', () => {
    const evening = { ...head, created: new Date('2026-11-18T02:30:00Z') }
    expect(writtenAt(evening)).toEqual({ day: '2026-11-17', time: '2130' })
    expect(field(cpa005File([toCanada(100)], evening, canadian), 25, 30)).toBe('026321')
    expect(field(nachaFile([toAmerica(100)], evening, american), 24, 33)).toBe('2611172130')
  })
})
