import { describe, expect, it } from 'vitest'
import { filterableIdentifications, inOrderChosen, selfIdentificationLabel } from './self-identification-label.ts'

describe('the self-identification filter', () => {
  it("B4.3 shows the first selection and '(+N others)'", () => {
    expect(selfIdentificationLabel(['Black', 'Woman', 'Neurodivergent'])).toEqual({
      first: 'Black',
      others: '(+2 others)',
    })
    expect(selfIdentificationLabel(['Black'])).toEqual({ first: 'Black', others: '' })
    expect(selfIdentificationLabel([])).toBeNull()
  })

  it('B4.3 shows first who was chosen first, wherever they are in the list', () => {
    const options = [
      { id: 1, value: 'Black' },
      { id: 4, value: 'Woman' },
    ]
    expect(selfIdentificationLabel(inOrderChosen(options, [4, 1, 99]))).toEqual({
      first: 'Woman',
      others: '(+1 others)',
    })
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
