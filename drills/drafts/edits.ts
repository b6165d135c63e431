import { cartItem, type MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Expectation } from './expectation.ts'
import { oneOf, type Random } from './numbers.ts'

type CartItem = MatchingCriteria['cart'][number]

/** What a person with one screen may do; each edit tells the expectation what it means. */
export interface Editing {
  readonly random: Random
  readonly expectation: Expectation
  /** The roles there are. */
  readonly roles: readonly number[]
  /** Someone nobody has added before. */
  newPerson(): number
}

type Edit = (criteria: MatchingCriteria, editing: Editing) => MatchingCriteria

function itemFor(role_id: number, assistant_id: number, hours: number): CartItem {
  return cartItem.parse({ hours, role_id, assistant_id, known_as: `Person ${assistant_id}` })
}

/** The cart with each role's place given anew; placeholders go with the last person. */
function withPlace(criteria: MatchingCriteria, item: CartItem): CartItem[] {
  const cart = [...criteria.cart.filter(({ role_id }) => role_id !== item.role_id), item]
  return cart.some(({ assistant_id }) => assistant_id > 0) ? cart : []
}

const addPerson: Edit = (criteria, { random, expectation, newPerson }) => {
  const role = oneOf(random, criteria.rids)
  if (role === undefined) return criteria
  const person = newPerson()
  const before = criteria.cart.find((item) => item.role_id === role && item.assistant_id > 0)
  // The page asks who should have the place: whoever is replaced goes.
  if (before) expectation.removed(before.assistant_id)
  expectation.added(person, role)
  return {
    ...criteria,
    cart: withPlace(criteria, itemFor(role, person, criteria.hours[criteria.rids.indexOf(role)] ?? 10)),
  }
}

const removePerson: Edit = (criteria, { random, expectation }) => {
  const item = oneOf(
    random,
    criteria.cart.filter(({ assistant_id }) => assistant_id > 0),
  )
  if (!item) return criteria
  expectation.removed(item.assistant_id)
  return { ...criteria, cart: withPlace(criteria, itemFor(item.role_id, -1, item.hours)) }
}

const removeWaiting: Edit = (criteria, { random, expectation }) => {
  const item = oneOf(random, criteria.alternates)
  if (!item) return criteria
  expectation.removed(item.assistant_id)
  return { ...criteria, alternates: criteria.alternates.filter((each) => each !== item) }
}

const chooseWaiting: Edit = (criteria, { random }) => {
  const item = oneOf(random, criteria.alternates)
  if (!item) return criteria
  const before = criteria.cart.filter(({ role_id, assistant_id }) => role_id === item.role_id && assistant_id > 0)
  const alternates = [...criteria.alternates.filter((each) => each !== item), ...before]
  return { ...criteria, alternates, cart: withPlace(criteria, item) }
}

const addRole: Edit = (criteria, { random, roles }) => {
  const role = oneOf(
    random,
    roles.filter((each) => !criteria.rids.includes(each)),
  )
  if (role === undefined) return criteria
  return { ...criteria, rids: [...criteria.rids, role], hours: [...criteria.hours, 10] }
}

const removeRole: Edit = (criteria, { random, expectation }) => {
  const role = oneOf(random, criteria.rids)
  if (role === undefined || criteria.rids.length < 3) return criteria
  const at = criteria.rids.indexOf(role)
  const isOther = ({ role_id }: CartItem) => role_id !== role
  const removed = [...criteria.cart, ...criteria.alternates].filter((item) => !isOther(item))
  for (const { assistant_id } of removed) expectation.removed(assistant_id)
  return {
    ...criteria,
    rids: criteria.rids.filter((each) => each !== role),
    hours: criteria.hours.filter((_, index) => index !== at),
    cart: criteria.cart.filter(isOther),
    alternates: criteria.alternates.filter(isOther),
  }
}

const changeHours: Edit = (criteria, { random }) => {
  const at = random(Math.max(1, criteria.rids.length))
  const requested = 10 + 5 * random(10)
  const timed = (item: CartItem) => (item.role_id === criteria.rids[at] ? { ...item, hours: requested } : item)
  return {
    ...criteria,
    hours: criteria.hours.map((hours, index) => (index === at ? requested : hours)),
    cart: criteria.cart.map(timed),
    alternates: criteria.alternates.map(timed),
  }
}

const edits: readonly Edit[] = [
  addPerson,
  addPerson,
  addPerson,
  removePerson,
  removeWaiting,
  chooseWaiting,
  addRole,
  removeRole,
  changeHours,
]

/** Something a person does to what they see. */
export function editAtRandom(criteria: MatchingCriteria, editing: Editing): MatchingCriteria {
  return (oneOf(editing.random, edits) ?? addPerson)(criteria, editing)
}
