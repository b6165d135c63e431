import { expect, it } from 'vitest'
import { availabilityOf } from './availability-of.ts'

const requested = { virtualAssistant_id: 7, hours: 20, role_ids: [3, 5, 9] }
const person = {
  uuid: '0b6f4c1e-8f43-4d5c-9f6e-3d1a2b3c4d5e',
  role_ids: [5],
  available_hours_per_month: 60,
  monthly_hours_committed: 40,
}

it('B3.5 exactly the hours that someone has left are enough, one more is not', () => {
  expect(availabilityOf(requested, person)).toMatchObject({ virtualAssistant_id: 7, uuid: person.uuid, isAvailable: 1 })
  expect(availabilityOf({ ...requested, hours: 21 }, person)).toMatchObject({ uuid: person.uuid, isAvailable: 0 })
})

it('tells the roles that someone is wanted for and doesn’t have', () => {
  expect(availabilityOf(requested, person).lost_role_ids).toEqual([3, 9])
})

it('says of whom clients can’t find any more nothing but that', () => {
  expect(availabilityOf(requested, undefined)).toEqual({
    virtualAssistant_id: 7,
    uuid: null,
    isAvailable: 0,
    lost_role_ids: [],
  })
})
