import { changeRatePlan } from '@talentplace/contract/subscriptions/rate-plans/staff-rate-plan.routes'
import { expect, test } from 'vitest'
import { ratePlanValues, toRatePlanRequest, type StaffRatePlan } from './rate-plan-values.ts'

const maya = '01940000-0000-7000-8000-000000000001'
const robin = '01940000-0000-7000-8000-000000000002'
const ratePlan: StaffRatePlan = {
  uuid: '01940000-0000-7000-8000-000000000003',
  seat_uuid: '01940000-0000-7000-8000-000000000003',
  version: 4,
  state: 'current',
  pay: null,
  replacement: null,
  pay_is_missing: false,
  hours_free_since: null,
  back_up: null,
  role_id: 1,
  role: 'Bookkeeper',
  hours_per_month: 10,
  rate_start_date: '2026-11-02',
  rp_end_date: null,
  assistant: { uuid: maya, display_name: 'Maya R.', avatar_id: -1 },
}
const started = { ...ratePlanValues(ratePlan, '2026-11-25'), reason: 'Agreed by phone' }
const toRequest = (values: Partial<typeof started>) =>
  changeRatePlan.body?.safeParse(toRatePlanRequest({ ...started, ...values }, ratePlan))

test('what is entered of a place is what the server takes', () => {
  expect(toRequest({ va_rate: '25.50', virtualassistant_uuid: robin })?.data).toEqual({
    from: '2026-11-25',
    virtualassistant_uuid: robin,
    hours_per_month: 10,
    va_rate_cents: 2550,
    agreed: false,
    reason: 'Agreed by phone',
    version: 4,
  })
})

test('an empty rate stays what it is, and whoever has the place has agreed', () => {
  expect(toRequest({})?.data).toMatchObject({ va_rate_cents: null, agreed: true })
})

test('what is no rate and no hours is wrong at its field', () => {
  const issues = toRequest({ va_rate: 'much', hours_per_month: 'ten' })?.error?.issues.map(({ path }) => path[0])
  expect(issues?.sort()).toEqual(['hours_per_month', 'va_rate_cents'])
})
