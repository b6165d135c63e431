import { counted, inSentence, withArticle } from './prose.ts'
import { wordsOf } from './industry-words.ts'
import type { Occupation } from './occupation.ts'
import type { Place } from './places.ts'
import type { Random } from './random.ts'
import type { Schedule } from './schedule.ts'

/** What texts about a person may speak of, as words that fit inside a sentence. All of it is true of the person. */
export interface Facts {
  readonly role: string
  readonly aRole: string
  /** The second role with its article; null for people with one role. */
  readonly aSecondRole: string | null
  readonly secondRole: string | null
  /** Three different skills, the main role's first. */
  readonly skills: readonly [string, string, string]
  readonly moreSkills: readonly [string, string]
  readonly tools: readonly [string, string, string]
  readonly firms: readonly string[]
  readonly city: string
  readonly regionName: string
  /** Such as `nine years`. */
  readonly years: string
  readonly week: string
}

/** The element at that place, going round where there are fewer. */
function at(list: readonly string[], place: number): string {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('A person without any such fact')
  return found
}

export function gatherFacts(random: Random, occupation: Occupation, place: Place, schedule: Schedule): Facts {
  const [role, second] = occupation.roles
  const own = occupation.skills.filter((skill) => !skill.general).map((skill) => skill.name)
  // Names with an "and" of their own make poor lists; they are used only where there is little else.
  const plain = own.filter((name) => !name.includes(' and '))
  const skills = plain.length < 5 ? own : plain
  const tools = occupation.tools.map((tool) => tool.name)
  // Texts that always named the first skills would all read alike.
  const start = random.between(0, Math.min(3, Math.max(0, skills.length - 5)))
  return {
    role: role.name,
    aRole: withArticle(role.name),
    secondRole: second?.name ?? null,
    aSecondRole: second === undefined ? null : withArticle(second.name),
    skills: [at(skills, start), at(skills, start + 1), at(skills, start + 2)],
    moreSkills: [at(skills, start + 3), at(skills, start + 4)],
    tools: [at(tools, 0), at(tools, 1), at(tools, 2)],
    firms: occupation.industries.map((industry) => inSentence(wordsOf(industry.slug).firms)),
    city: place.city,
    regionName: place.regionName,
    years: counted(random.between(2, 16), 'year'),
    week: schedule.pattern.words,
  }
}
