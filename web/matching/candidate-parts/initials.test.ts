import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it('A6.10 stand where a person has no portrait', () => {
    expect(['Maya R.', 'Élodie', 'Ana María de la Cruz', ' '].map(initials)).toEqual(['MR', 'É', 'AC', ''])
  })
})
