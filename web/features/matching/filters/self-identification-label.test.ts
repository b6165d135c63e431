import { describe, expect, it } from 'vitest'
import { filterableIdentifications, selfIdentificationLabel } from './self-identification-label.ts'

describe('the self-identification filter', () => {
  it("B4.3 shows the first selection and '(+N others)'", () => {
    expect(selfIdentificationLabel(['Black', 'Woman', 'Neurodivergent'])).toEqual({
      first: 'Black',
      others: '(+2 others)',
    })
    expect(selfIdentificationLabel(['Black'])).toEqual({ first: 'Black', others: '' })
    expect(selfIdentificationLabel([])).toBeNull()
  })

  it("B4.3 hides 'None of the above' and 'Prefer not to disclose'", () => {
    const options = [
      { value: 'Black', hidden_in_filter: false },
      { value: 'None of the above', hidden_in_filter: true },
      { value: 'Prefer not to disclose', hidden_in_filter: true },
    ]
    expect(filterableIdentifications(options).map((option) => option.value)).toEqual(['Black'])
  })
})
