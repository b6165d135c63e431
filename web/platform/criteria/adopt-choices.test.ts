import { beforeEach, expect, test } from 'vitest'
import { fixedHistory } from '../navigation/app-history.ts'
import { setAppHistory } from '../navigation/navigator.ts'
import { adoptChoices } from './adopt-choices.ts'
import { changeCriteria, criteriaState, noChoices } from './criteria-store.ts'

const chosen = () => criteriaState.read().criteria

beforeEach(() => {
  setAppHistory(fixedHistory('/client/signup'))
  criteriaState.replace(noChoices)
})

test('A2.12 choices that the sign-up page’s address carries outlive the sign-in there', () => {
  adoptChoices('?rids=3,9&hours=20,10&tools=Xero')
  expect(chosen()).toMatchObject({ rids: [3, 9], hours: [20, 10], keywords: { tools: ['Xero'] } })
})

test('an address that says what is chosen already, or nothing, leaves the choices and their project as they are', () => {
  const uuid = '0198c0de-0000-7000-8000-000000000001'
  changeCriteria({ rids: [3], hours: [20], uuid, keywords: { ...chosen().keywords, default: ['books'] } })
  for (const search of ['?rids=3&hours=20', '', '?email=sam%40kerr.test', '?step=hours']) {
    adoptChoices(search)
    expect(chosen()).toMatchObject({ rids: [3], hours: [20], uuid, keywords: { default: ['books'] } })
  }
})

test('other choices are a search of their own, not the kept project’s', () => {
  changeCriteria({ rids: [4], hours: [10], uuid: '0198c0de-0000-7000-8000-000000000001', project_name: 'Books' })
  adoptChoices('?rids=3&hours=20')
  expect(chosen()).toMatchObject({ rids: [3], hours: [20], uuid: null, project_name: '', cart: [] })
})
