import { expect, test } from 'vitest'
import { utmOfAddress } from './utm-of-address.ts'

test('C5.3 only UTM parameters with a value are taken from an address, cut to what is kept', () => {
  expect(utmOfAddress('')).toBeNull()
  expect(utmOfAddress('?step=roles&utm_source=&utm_other=x&autm=1')).toBeNull()
  expect(utmOfAddress('?utm=%20FAIR26%20&utm_source=News+letter&rids=3')).toEqual({
    utm: 'FAIR26',
    utm_source: 'News letter',
  })
  expect(utmOfAddress(`?utm_term=${'x'.repeat(500)}`)).toEqual({ utm_term: 'x'.repeat(200) })
  expect(utmOfAddress('?utm_id=%E0%A4%A')).not.toBeNull()
})
