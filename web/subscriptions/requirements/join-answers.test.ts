import { answersOf } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import { expect, it } from 'vitest'
import { joinAnswers } from './join-answers.ts'

const before = answersOf({ tasks: 'The inbox', tools: 'Gmail' })

it('changes of different answers are both taken', () => {
  const joined = joinAnswers(before, { ...before, tasks: 'Invoices' }, { ...before, tools: 'Outlook' })
  expect(joined).toEqual({ answers: answersOf({ tasks: 'Invoices', tools: 'Outlook' }), theirs: {} })
})

it('the same answer changed by both keeps one’s own words and tells the other’s', () => {
  const joined = joinAnswers(before, { ...before, tasks: 'Invoices' }, { ...before, tasks: 'Calendar' })
  expect(joined).toEqual({ answers: { ...before, tasks: 'Invoices' }, theirs: { tasks: 'Calendar' } })
})

it('the same change made by both is no matter', () => {
  const both = { ...before, tasks: 'Invoices' }
  expect(joinAnswers(before, both, both)).toEqual({ answers: both, theirs: {} })
})
