import { Weighted } from './sampling.ts'
import type { Origin } from './origins.ts'
import type { Random } from './random.ts'
import type { Industry, NamedThing, Role, Skill } from './role.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a person does for a living, most telling things first. */
export interface Occupation {
  readonly roles: readonly [Role, ...Role[]]
  readonly skills: readonly Skill[]
  readonly tools: readonly NamedThing[]
  readonly industries: readonly [Industry, ...Industry[]]
  readonly courseIds: readonly number[]
}

const roleCounts = new Weighted([
  [1, 20],
  [2, 37],
  [3, 29],
  [4, 14],
])
const industryCounts = new Weighted([
  [1, 18],
  [2, 34],
  [3, 31],
  [4, 17],
])
const maxSkills = 18
const maxTools = 14

function pickRoles(random: Random, vocabulary: Vocabulary): [Role, ...Role[]] {
  const primary = vocabulary.roles.pick(random)
  const others = vocabulary.related.get(primary.id)?.sample(random, roleCounts.pick(random) - 1) ?? []
  return [primary, ...others]
}

/** The main role's key skills first and nearly all of them, a few of each further role, then one or two that fit anybody. */
function pickSkills(
  random: Random,
  vocabulary: Vocabulary,
  roles: readonly [Role, ...Role[]],
  origin: Origin,
): Skill[] {
  const [primary, ...others] = roles
  const skills = new Set(primary.skills.sample(random, random.between(5, others.length === 0 ? 12 : 9)))
  for (const role of others) for (const skill of role.skills.sample(random, random.between(2, 5))) skills.add(skill)
  const retained = new Set([...skills].slice(0, maxSkills - 3))
  for (const skill of vocabulary.generalSkills.sample(random, random.between(0, 2))) retained.add(skill)
  const { french, spanish } = vocabulary.languageSkills
  if (origin.speaksFrench === true && french.length > 0 && random.chance(0.8)) retained.add(random.pick(french))
  if (origin.speaksSpanish === true && spanish.length > 0 && random.chance(0.6)) retained.add(random.pick(spanish))
  return [...retained]
}

function pickTools(random: Random, roles: readonly [Role, ...Role[]]): NamedThing[] {
  const [primary, ...others] = roles
  const tools = new Set(primary.tools.sample(random, random.between(3, 8)))
  for (const role of others) for (const tool of role.tools.sample(random, random.between(1, 3))) tools.add(tool)
  return [...tools].slice(0, maxTools)
}

function pickCourses(random: Random, roles: readonly Role[], newcomer: boolean): number[] {
  const count = newcomer ? random.between(0, 2) : Math.min(8, Math.max(0, Math.round(2.6 + 2.2 * random.normal())))
  const courses = new Set<number>()
  for (const role of roles)
    for (const id of role.courses.sample(random, Math.ceil(count / roles.length))) courses.add(id)
  return [...courses].slice(0, count).sort((left, right) => left - right)
}

/** Invents roles that go together and what belongs to them. A newcomer has had less time for courses. */
export function inventOccupation(
  random: Random,
  vocabulary: Vocabulary,
  origin: Origin,
  newcomer: boolean,
): Occupation {
  const roles = pickRoles(random, vocabulary)
  const [primary] = roles
  const [industry, ...furtherIndustries] = primary.industries.sample(random, industryCounts.pick(random))
  if (industry === undefined) throw new Error('The reference data has no industries')
  return {
    roles,
    skills: pickSkills(random, vocabulary, roles, origin),
    tools: pickTools(random, roles),
    industries: [industry, ...furtherIndustries],
    courseIds: pickCourses(random, roles, newcomer),
  }
}
