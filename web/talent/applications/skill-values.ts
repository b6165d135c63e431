import type { NamedSkill, SkillKind } from '@talentplace/contract/talent/applications/skills.routes'

/** How well someone knows what they have just chosen, until they say. */
const usualLevel = 2

/** The skills with those of one kind being these: who stays keeps level and proof, who is new begins. */
export function withChosen(skills: readonly NamedSkill[], kind: SkillKind, ids: readonly number[]): NamedSkill[] {
  const others = skills.filter((each) => each.kind !== kind)
  const chosen = ids.map(
    (id) =>
      skills.find((each) => each.kind === kind && each.id === id) ?? {
        kind,
        id,
        level: usualLevel,
        proof: '',
        value: '',
      },
  )
  return [...others, ...chosen]
}

/** The skills with one of them changed. */
export function withChanged(
  skills: readonly NamedSkill[],
  { kind, id }: Pick<NamedSkill, 'kind' | 'id'>,
  change: Partial<Pick<NamedSkill, 'level' | 'proof'>>,
): NamedSkill[] {
  return skills.map((each) => (each.kind === kind && each.id === id ? { ...each, ...change } : each))
}
