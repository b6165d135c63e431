import type { MatchTerms } from '@talentplace/contract/matching/search.routes'
import { matchParts } from '../../../rules/match-weights.ts'
import type { ReferenceNames } from './reference-names.ts'
import type { SearchPlan } from './search-plan.ts'

/** Of a search that finds nobody because it asks for nobody. */
export const noTerms: MatchTerms = { parts: [], roles: [], skills: 0, tools: 0, languages: [], availabilities: 0 }

/** What every match of a search is read with. */
function matchTermsOf(plan: SearchPlan, names: ReferenceNames): MatchTerms {
  const { weights, viewed, skills, tools, languageIds, slotsAsked } = plan
  return {
    parts: matchParts.flatMap((code) => (weights[code] === 0 ? [] : [{ code, of: weights[code] }])),
    roles: viewed.map(({ id, key }) => ({
      id,
      value: names.roles.get(id)?.value ?? '',
      key_skills: key.skills,
      key_tools: key.tools,
    })),
    skills: skills.length,
    tools: tools.length,
    languages: languageIds.map((id) => ({ id, value: names.languages.get(id)?.value ?? 'this language' })),
    availabilities: slotsAsked,
  }
}

/** The same as JSON. */
export function matchTermsJson(plan: SearchPlan, names: ReferenceNames): string {
  return JSON.stringify(matchTermsOf(plan, names))
}
