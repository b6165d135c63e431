import { maxKeySkills, maxKeyTools, type KeyKnowledge } from '../../rules/role-fit.ts'
import type { SearchReference } from './reference.ts'

// How someone fits a role, in one byte: main role or not, key skills known, key tools known.

/** Numbers of bytes there are. */
export const fits = 256
const skillBit = 1
const toolBit = 5
const skillMask = 15

function packed(isMain: boolean, skills: number, tools: number): number {
  return (isMain ? 1 : 0) | (Math.min(skills, maxKeySkills) << skillBit) | (Math.min(tools, maxKeyTools) << toolBit)
}

export function isMain(fit: number): boolean {
  return (fit & 1) === 1
}

export function knownOf(fit: number): KeyKnowledge {
  return { skills: (fit >>> skillBit) & skillMask, tools: fit >>> toolBit }
}

/** Nobody is counted to know more key skills and tools. */
export const maxKnownTogether = maxKeySkills + maxKeyTools

/** Key skills and tools known, together. */
export function knownTogether(fit: number): number {
  return ((fit >>> skillBit) & skillMask) + (fit >>> toolBit)
}

const none: KeyKnowledge = { skills: 0, tools: 0 }

/** The key skills and tools of each role. */
export class RoleFits {
  readonly #skills: ReadonlyMap<number, ReadonlySet<number>>
  readonly #tools: ReadonlyMap<number, ReadonlySet<number>>
  readonly #counted = new Map<number, KeyKnowledge>()
  /** By role, 1 at the id of what is key to it: quicker to ask than a set, for each of a million people's skills. */
  readonly #isKeySkill: ReadonlyMap<number, Uint8Array>
  readonly #isKeyTool: ReadonlyMap<number, Uint8Array>

  constructor({ roles, key_skills, key_tools }: Pick<SearchReference, 'roles' | 'key_skills' | 'key_tools'>) {
    this.#skills = byRole(key_skills)
    this.#tools = byRole(key_tools)
    this.#isKeySkill = marked(this.#skills)
    this.#isKeyTool = marked(this.#tools)
    for (const { id } of roles)
      this.#counted.set(id, {
        skills: Math.min(this.#skills.get(id)?.size ?? 0, maxKeySkills),
        tools: Math.min(this.#tools.get(id)?.size ?? 0, maxKeyTools),
      })
  }

  /** How many of a role's key skills and tools count. */
  counted(role: number): KeyKnowledge {
    return this.#counted.get(role) ?? none
  }

  /** Ids of a role's key skills and tools. */
  key(role: number): { skills: Iterable<number>; tools: Iterable<number> } {
    return { skills: this.#skills.get(role) ?? [], tools: this.#tools.get(role) ?? [] }
  }

  /** @param person `role_ids` begin with the main role; no skill or tool is there twice */
  of(
    role: number,
    person: { role_ids: readonly number[]; skill_ids: readonly number[]; tool_ids: readonly number[] },
  ): number {
    return packed(
      person.role_ids[0] === role,
      countIn(person.skill_ids, this.#isKeySkill.get(role)),
      countIn(person.tool_ids, this.#isKeyTool.get(role)),
    )
  }
}

function byRole(pairs: SearchReference['key_skills']): Map<number, Set<number>> {
  const sets = new Map<number, Set<number>>()
  for (const { role_id, id } of pairs) sets.set(role_id, (sets.get(role_id) ?? new Set()).add(id))
  return sets
}

function marksOf(ids: ReadonlySet<number>): Uint8Array {
  const marks = new Uint8Array(Math.max(0, ...ids) + 1)
  for (const id of ids) marks[id] = 1
  return marks
}

function marked(sets: ReadonlyMap<number, ReadonlySet<number>>): Map<number, Uint8Array> {
  return new Map([...sets].map(([role, ids]) => [role, marksOf(ids)]))
}

function countIn(ids: readonly number[], isKey: Uint8Array | undefined): number {
  let count = 0
  if (isKey !== undefined) for (const id of ids) count += isKey[id] ?? 0
  return count
}
