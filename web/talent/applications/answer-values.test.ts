import { noAnswers, someAnswers } from '@talentplace/contract/talent/applications/answers.routes'
import { expect, it } from 'vitest'
import { answerIssues, answersOf, valuesOf } from './answer-values.ts'
import { withChanged, withChosen } from './skill-values.ts'

const typed = { ...valuesOf(noAnswers), weekly_hours: ' 20 ', experience: 'Books and ' }

it('C6.1 what is typed is sent as the contract has it, and an empty answer is none', () => {
  const sent = answersOf(typed)
  expect(sent).toMatchObject({ weekly_hours: 20, experience_years: null, work_country: null })
  expect(someAnswers.parse(sent), 'the next word’s space stays').toMatchObject({ experience: 'Books and ' })
  expect(valuesOf(sent).weekly_hours).toBe('20')
})

it('C6.1 what can’t be saved is told at its field', () => {
  expect(answerIssues({ ...typed, weekly_hours: 'many', internet_mbps: '0' })).toEqual({
    weekly_hours: 'Must be a whole number',
    internet_mbps: 'At least 1',
  })
})

it('C6.1 choosing another skill keeps the level and proof of those that stay', () => {
  const role = { kind: 'role', id: 3, level: 4, proof: 'Two years', value: 'Bookkeeper' } as const
  const chosen = withChosen([role], 'role', [3, 5])
  expect(chosen).toMatchObject([role, { id: 5, level: 2, proof: '' }])
  expect(withChanged(chosen, { kind: 'role', id: 5 }, { level: 1 })[1]).toMatchObject({ id: 5, level: 1 })
})
