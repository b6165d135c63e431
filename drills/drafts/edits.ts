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

type Edit = (shown: MatchingCriteria, editing: Editing) => MatchingCriteria

function itemFor(role_id: number, assistant_id: number, hours: number): CartItem {
  return cartItem.parse({ hours, role_id, assistant_id, known_as: `Person ${assistant_id}` })
}

/** The cart with each role's place given anew; placeholders go with the last person. */
function withPlace(shown: MatchingCriteria, item: CartItem): CartItem[] {
  const cart = [...shown.cart.filter(({ role_id }) => role_id !== item.role_id), item]
  return cart.some(({ assistant_id }) => assistant_id > 0) ? cart : []
}

const addPerson: Edit = (shown, { random, expectation, newPerson }) => {
  const role = oneOf(random, shown.rids)
  if (role === undefined) return shown
  const person = newPerson()
  const before = shown.cart.find((item) => item.role_id === role && item.assistant_id > 0)
  // The page asks who should have the place: whoever is replaced goes.
  if (before) expectation.removed(before.assistant_id)
  expectation.added(person, role)
  return { ...shown, cart: withPlace(shown, itemFor(role, person, shown.hours[shown.rids.indexOf(role)] ?? 10)) }
}

const removePerson: Edit = (shown, { random, expectation }) => {
  const item = oneOf(
    random,
    shown.cart.filter(({ assistant_id }) => assistant_id > 0),
  )
  if (!item) return shown
  expectation.removed(item.assistant_id)
  return { ...shown, cart: withPlace(shown, itemFor(item.role_id, -1, item.hours)) }
}

const removeWaiting: Edit = (shown, { random, expectation }) => {
  const item = oneOf(random, shown.alternates)
  if (!item) return shown
  expectation.removed(item.assistant_id)
  return { ...shown, alternates: shown.alternates.filter((each) => each !== item) }
}

const chooseWaiting: Edit = (shown, { random }) => {
  const item = oneOf(random, shown.alternates)
  if (!item) return shown
  const before = shown.cart.filter(({ role_id, assistant_id }) => role_id === item.role_id && assistant_id > 0)
  const alternates = [...shown.alternates.filter((each) => each !== item), ...before]
  return { ...shown, alternates, cart: withPlace(shown, item) }
}

const addRole: Edit = (shown, { random, roles }) => {
  const role = oneOf(
    random,
    roles.filter((each) => !shown.rids.includes(each)),
  )
  if (role === undefined) return shown
  return { ...shown, rids: [...shown.rids, role], hours: [...shown.hours, 10] }
}

const removeRole: Edit = (shown, { random, expectation }) => {
  const role = oneOf(random, shown.rids)
  if (role === undefined || shown.rids.length < 3) return shown
  const at = shown.rids.indexOf(role)
  const isOther = ({ role_id }: CartItem) => role_id !== role
  const gone = [...shown.cart, ...shown.alternates].filter((item) => !isOther(item))
  for (const { assistant_id } of gone) expectation.removed(assistant_id)
  return {
    ...shown,
    rids: shown.rids.filter((each) => each !== role),
    hours: shown.hours.filter((_, index) => index !== at),
    cart: shown.cart.filter(isOther),
    alternates: shown.alternates.filter(isOther),
  }
}

const changeHours: Edit = (shown, { random }) => {
  const at = random(Math.max(1, shown.rids.length))
  const requested = 10 + 5 * random(10)
  const timed = (item: CartItem) => (item.role_id === shown.rids[at] ? { ...item, hours: requested } : item)
  return {
    ...shown,
    hours: shown.hours.map((hours, index) => (index === at ? requested : hours)),
    cart: shown.cart.map(timed),
    alternates: shown.alternates.map(timed),
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
export function editAtRandom(shown: MatchingCriteria, editing: Editing): MatchingCriteria {
  return (oneOf(editing.random, edits) ?? addPerson)(shown, editing)
}
