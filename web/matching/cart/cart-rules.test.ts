import type { AssistantAvailability } from '@talentplace/contract/matching/assistant.routes'
import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '../../platform/criteria/empty-criteria.ts'
import { addCandidate, type Addition, type PoolCandidate, type PoolChoices } from './add-candidate.ts'
import { requestedHours, withHours } from './cart-hours.ts'
import { cartItem, cartPeople, placeholder, type CartItem } from './cart-item.ts'
import { mayAdd } from './may-add.ts'
import { lossesOf, type Loss } from './lost-people.ts'
import { poolReadiness, wholeTeam } from './pool-readiness.ts'
import { removeCandidates } from './remove-candidates.ts'

function person(id: number, role_ids: string, spare = 80): PoolCandidate {
  return {
    id,
    uuid: `00000000-0000-7000-8000-00000000000${id}`,
    display_name: `Person ${id}`,
    avatar_id: id,
    role_ids,
    available_hours_per_month: spare + 20,
    monthly_hours_committed: 20,
  }
}

const ada = person(1, '14,16')
const bea = person(2, '14')
const cal = person(3, '16,9')

function choices(change: Partial<PoolChoices> = {}): PoolChoices {
  return { ...emptyCriteria, rids: [14, 16], hours: [20, 10], ...change }
}

/** Who has which role: `14: 1` is person 1 as bookkeeper, -1 the placeholder. */
function places(cart: readonly CartItem[]): Record<number, number> {
  return Object.fromEntries(cart.map((item) => [item.role_id, item.assistant_id]))
}

function added(addition: Addition): PoolChoices {
  if (addition.kind !== 'added') throw new Error(addition.kind)
  return choices(addition.change)
}

describe('B6.3 adding a candidate', () => {
  it('without criteria asks for the candidate’s roles at 10 hours each', () => {
    const result = added(addCandidate(choices({ rids: [], hours: [] }), cal))
    expect(result).toMatchObject({ rids: [16, 9], hours: [10, 10] })
    expect(places(result.cart)).toEqual({ 16: 3, 9: 3 })
  })

  it('adds one entry for each viewed role, with the role’s hours and the filters of the search', () => {
    const filters = { tids: [5], sids: [7], timezone: 'America/Toronto', offset_range: 120, self_identifications: '1' }
    expect(added(addCandidate(choices(filters), ada)).cart).toEqual([
      {
        hours: 20,
        role_id: 14,
        assistant_id: 1,
        avatar_id: 1,
        known_as: 'Person 1',
        tids: [5],
        sids: [7],
        timezone: { timezone: 'America/Toronto', offset_range: 120 },
        self_identifications: '1',
      },
      expect.objectContaining({ hours: 10, role_id: 16, assistant_id: 1 }),
    ])
  })

  it('leaves roles that aren’t viewed alone', () => {
    expect(places(added(addCandidate(choices({ focusedRid: [16] }), ada)).cart)).toEqual({ 16: 1 })
  })

  it('gives viewed roles the candidate does not cover the placeholder', () => {
    const { cart } = added(addCandidate(choices(), bea))
    expect(places(cart)).toEqual({ 14: 2, 16: -1 })
    expect(cart[1]).toMatchObject({ known_as: 'Help me decide', avatar_id: -1, hours: 10 })
  })

  it('counts a role only with the hours for it free', () => {
    expect(places(added(addCandidate(choices(), person(4, '14,16', 19))).cart)).toEqual({ 14: -1, 16: 4 })
    expect(addCandidate(choices(), person(4, '14,16', 9))).toEqual({ kind: 'not covered' })
  })

  it('drops the placeholder of a role that is filled', () => {
    const first = added(addCandidate(choices(), bea))
    expect(places(added(addCandidate(first, cal)).cart)).toEqual({ 14: 2, 16: 3 })
  })

  it('keeps one entry a role: whoever holds it is only replaced when that is wished', () => {
    const first = added(addCandidate(choices(), bea))
    const second = addCandidate(first, ada)
    if (second.kind !== 'taken') throw new Error(second.kind)
    expect(second.inPool.map((item) => item.assistant_id)).toEqual([2])
    expect(places(second.replace.cart)).toEqual({ 14: 1, 16: 1 })
    expect(second.keep && places(second.keep.cart)).toEqual({ 14: 2, 16: 1 })
  })

  it('has nothing to keep where every role is held by others', () => {
    const first = added(addCandidate(choices({ rids: [14], hours: [20] }), bea))
    expect(addCandidate({ ...first, rids: [14], hours: [20] }, ada)).toMatchObject({ kind: 'taken', keep: null })
  })
})

describe('B6.5', () => {
  it('someone who has all they can have is already selected', () => {
    const first = added(addCandidate(choices(), bea))
    expect(addCandidate(first, bea)).toEqual({ kind: 'already selected' })
    const both = added(addCandidate(choices(), ada))
    expect(addCandidate(both, ada)).toEqual({ kind: 'already selected' })
  })

  it('roles viewed later are added for them too', () => {
    const first = added(addCandidate(choices({ focusedRid: [14] }), ada))
    expect(places(added(addCandidate({ ...first, focusedRid: [] }, ada)).cart)).toEqual({ 14: 1, 16: 1 })
  })

  it('needs hours of at least 10 for every role', () => {
    expect(addCandidate(choices({ hours: [20] }), ada)).toEqual({ kind: 'incomplete' })
    expect(addCandidate(choices({ hours: [20, 9] }), ada)).toEqual({ kind: 'incomplete' })
  })

  it.each([
    ['a visitor', null, null, true],
    ['a client', ['client'], null, true],
    ['an assistant', ['virtualassistant'], null, false],
    ['an assistant in a project', ['virtualassistant'], 'some-project', false],
    ['staff', ['admin'], null, false],
    ['staff in a project', ['admin'], 'some-project', true],
    ['a super admin in a project', ['super_admin'], 'some-project', true],
  ] as const)('B5.5 %s', (_who, permissions, project, expected) => {
    expect(mayAdd(permissions, project)).toBe(expected)
  })
})

describe('B6.5 removing a candidate', () => {
  it('leaves the placeholder while someone else is there', () => {
    const pool = added(addCandidate(added(addCandidate(choices(), bea)), cal))
    expect(places(removeCandidates(pool, [3]))).toEqual({ 14: 2, 16: -1 })
  })

  it('empties the cart with the last person', () => {
    expect(removeCandidates(added(addCandidate(choices(), bea)), [2])).toEqual([])
  })
})

describe('B3.5 hours of the cart', () => {
  const filters = choices()
  const cart = [
    cartItem(filters, 14, 20, ada),
    cartItem(filters, 16, 10, ada),
    cartItem(filters, 9, 15, cal),
    placeholder(filters, 5, 100),
  ]

  it('each person is asked for the most among their roles, placeholders for nothing', () => {
    expect(requestedHours(cart)).toMatchObject([
      { virtualAssistant_id: 1, hours: 20 },
      { virtualAssistant_id: 3, hours: 15 },
    ])
  })

  it('follow the roles’ hours, also for placeholders', () => {
    const changed = withHours(cart, { rids: [14, 16, 9, 5], hours: [25, 30, 15, 40] })
    expect(changed.map((item) => item.hours)).toEqual([25, 30, 15, 40])
  })

  it('A4.1 a person with two roles counts once', () => {
    expect(cartPeople(cart)).toEqual([1, 3])
  })
})

const loss = (why: Loss['why'], role_ids: number[] = []): Loss => ({ assistant_id: 2, why, role_ids })

describe('B4.4 Proceed to Checkout', () => {
  const pool = { ...choices(), ...added(addCandidate(choices(), bea)) }

  it('leads to the checkout once someone is chosen and every role has hours', () => {
    expect(poolReadiness(pool, [])).toEqual({ kind: 'checkout' })
  })

  it('B3.6 leads to the contact page with 100+', () => {
    expect(poolReadiness({ ...pool, hours: [59, 10], more_hours_rids: [14] }, [])).toEqual({ kind: 'contact' })
    expect(poolReadiness({ ...pool, hours: [59, 10] }, [])).toEqual({ kind: 'checkout' })
  })

  it('someone is gone, or has lost a role they are wanted for, or the hours, and can have lost both', () => {
    const person: AssistantAvailability = { virtualAssistant_id: 2, uuid: 'a', isAvailable: 1, lost_role_ids: [] }
    expect(lossesOf([{ ...person }])).toEqual([])
    expect(lossesOf([{ ...person, uuid: null, isAvailable: 0 }])).toEqual([loss('gone')])
    expect(lossesOf([{ ...person, isAvailable: 0, lost_role_ids: [14] }])).toEqual([loss('role', [14]), loss('hours')])
  })

  it('of someone who lost another role than theirs here leads on', () => {
    expect(poolReadiness(pool, [loss('role', [999])])).toEqual({ kind: 'checkout' })
  })

  it.each([
    ['no role', { rids: [], hours: [] }, [], 'Choose a role to proceed.'],
    ['a role without hours', { hours: [20] }, [], 'Choose hours for each role to proceed.'],
    ['nobody chosen', { cart: [] }, [], 'Add a candidate to your talent pool to proceed.'],
    ['someone gone', {}, [loss('gone')], 'Person 2 is no longer available. Remove them to proceed.'],
    [
      'someone without the role',
      {},
      [loss('role', [14])],
      'Person 2 no longer offers the role. Remove them to proceed.',
    ],
    [
      'someone without the hours',
      {},
      [loss('hours')],
      'Person 2 no longer has the hours. Remove them or choose fewer hours.',
    ],
  ])('says what is missing: %s', (_what, change, lost, reason) => {
    expect(poolReadiness({ ...pool, ...change }, lost)).toEqual({ kind: 'blocked', reason })
  })

  it('B6.2 every role has its place, the placeholder where nobody was chosen', () => {
    expect(places(wholeTeam({ ...pool, rids: [14, 16, 9], hours: [20, 10, 30] }))).toEqual({ 14: 2, 16: -1, 9: -1 })
  })
})
