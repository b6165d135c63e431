import { candidate, named } from '@talentplace/contract/matching/search.routes'
import type { Named } from '../candidate-of.ts'
import { candidateIn, type ReferenceNames } from './reference-names.ts'
import type { SearchableAssistants } from './searchable-assistants.ts'

/** What of a candidate is the person's own; the rest are items of the reference data. */
const own = candidate.omit({ skills: true, tools: true, industries: true })

/** JSON of each item, checked against the contract when it is first needed. */
const itemJson = new WeakMap<Named, string>()

function jsonOfItem(item: Named): string {
  const known = itemJson.get(item)
  if (known !== undefined) return known
  const json = JSON.stringify(named.parse(item))
  itemJson.set(item, json)
  return json
}

function jsonOfItems(items: readonly Named[]): string {
  let json = ''
  for (const item of items) json += json === '' ? jsonOfItem(item) : `,${jsonOfItem(item)}`
  return `[${json}]`
}

/** A person's JSON, checked against the contract, without its closing brace. */
export function candidateJson(people: SearchableAssistants, names: ReferenceNames, slot: number): string {
  const { skills, tools, industries, ...rest } = candidateIn(people, names, slot)
  const person = JSON.stringify(own.parse(rest)).slice(0, -1)
  return `${person},"skills":${jsonOfItems(skills)},"tools":${jsonOfItems(tools)},"industries":${jsonOfItems(industries)}`
}
