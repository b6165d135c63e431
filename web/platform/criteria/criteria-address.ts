import {
  candidateSorts,
  dayParts,
  defaultHours,
  maximumKeywordLength,
  maximumMessageLength,
  maximumHours,
  maximumNotMeant,
  maximumNotMeantLength,
  maximumRoles,
  weekdays,
  wizardSteps,
} from '@talentplace/contract/core/criteria/limits'
import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { emptyCriteria, type StoredCriteria } from './empty-criteria.ts'
import { readId, readIds, readInteger, readKnown, readWords } from './forgiving-values.ts'

/** What the address says of the choices; the rest (project, cart, …) is kept in storage alone. Only a step is no choice. */
export interface AddressChoices {
  readonly criteria: Partial<StoredCriteria>
  readonly page: number
}

const groups = ['roles', 'skills', 'tools', 'default'] as const
const otherKeys = [
  'step',
  'rids',
  'hours',
  'more_hours_rids',
  'focusedRid',
  'tids',
  'sids',
  'lids',
  'timezone',
  'offset_range',
  'city',
  'self_identifications',
  'availabilities',
  'not_meant',
  'sort',
  'page',
] as const
const availabilities = new Set(weekdays.flatMap((day) => dayParts.map(({ part }) => `${day}_${part}`)))
const maxIds = 100
const maxPage = 100_000
const widestRange = 480
const zoneForm = /^[A-Za-z_+\-0-9/]{1,64}$/
const longestCity = 200

export function readStep(text: string | null): WizardStep | null {
  return wizardSteps.find((step) => step === text) ?? null
}

/** Roles with their hours, read together so that a dropped role takes its hours along. Unreadable hours are the default. */
function readRoles(ridsText: string, hoursText: string): Pick<StoredCriteria, 'rids' | 'hours'> {
  const rids = ridsText.split(',')
  const hours = hoursText === '' ? [] : hoursText.split(',')
  const pairs = new Map<number, number>()
  for (const [at, text] of rids.entries()) {
    const rid = readId(text)
    if (rid !== null && !pairs.has(rid)) pairs.set(rid, readInteger(hours[at] ?? null, 1, maximumHours) ?? defaultHours)
  }
  const retained = [...pairs].slice(0, maximumRoles)
  return {
    rids: retained.map(([rid]) => rid),
    hours: hours.length === rids.length ? retained.map(([, value]) => value) : [],
  }
}

/** True for an address that names no choice, or just the step they are looked at in. */
export function namesNoChoice(search: string): boolean {
  const query = new URLSearchParams(search)
  return ![...groups, ...otherKeys].some((key) => key !== 'step' && query.has(key))
}

/** Reads an address's search text; bad parts are dropped. Null when it says nothing about the choices. */
export function readCriteriaAddress(search: string): AddressChoices | null {
  const query = new URLSearchParams(search)
  if (namesNoChoice(search)) {
    const step = readStep(query.get('step'))
    return step === null ? null : { criteria: { step }, page: 1 }
  }
  const [roles, skills, tools, free] = groups.map((group) =>
    readWords(query.getAll(group), group === 'default' ? maximumMessageLength : maximumKeywordLength),
  )
  const zone = query.get('timezone') ?? ''
  const timezone = zoneForm.test(zone) ? zone : null
  return {
    criteria: {
      step: readStep(query.get('step')) ?? 'requirements',
      keywords: { roles: roles ?? [], skills: skills ?? [], tools: tools ?? [], default: free ?? [] },
      ...readRoles(query.get('rids') ?? '', query.get('hours') ?? ''),
      more_hours_rids: readIds(query.get('more_hours_rids'), maximumRoles),
      focusedRid: readIds(query.get('focusedRid'), maximumRoles),
      tids: readIds(query.get('tids'), maxIds),
      sids: readIds(query.get('sids'), maxIds),
      lids: readIds(query.get('lids'), maxIds),
      timezone,
      offset_range: timezone === null ? 0 : (readInteger(query.get('offset_range'), 0, widestRange) ?? 0),
      city: timezone === null ? null : query.get('city')?.slice(0, longestCity) || null,
      self_identifications: readIds(query.get('self_identifications'), maxIds).join(','),
      not_meant: query
        .getAll('not_meant')
        .filter(
          (name) =>
            /^(role|skill|tool|language|hours|times|clock|start|budget|not):./.test(name) &&
            name.length <= maximumNotMeantLength,
        )
        .slice(0, maximumNotMeant),
      availabilities: readKnown(query.get('availabilities'), availabilities),
      sort: candidateSorts.find((sort) => sort === query.get('sort')) ?? emptyCriteria.sort,
    },
    page: readInteger(query.get('page'), 1, maxPage) ?? 1,
  }
}

/** The search text (without `?`) that brings these choices back; defaults are left out, the step only on request. */
export function writeCriteriaAddress(criteria: StoredCriteria, page: number, options: { step: boolean }): string {
  const query = new URLSearchParams()
  if (options.step) query.set('step', criteria.step)
  for (const group of groups) for (const word of criteria.keywords[group]) query.append(group, word)
  for (const name of criteria.not_meant) query.append('not_meant', name)
  const lists = ['rids', 'hours', 'more_hours_rids', 'focusedRid', 'tids', 'sids', 'lids', 'availabilities'] as const
  for (const key of lists) if (criteria[key].length > 0) query.set(key, criteria[key].join(','))
  for (const key of ['timezone', 'city', 'self_identifications'] as const) {
    const value = criteria[key]
    if (value) query.set(key, value)
  }
  if (criteria.offset_range !== emptyCriteria.offset_range) query.set('offset_range', String(criteria.offset_range))
  if (criteria.sort !== emptyCriteria.sort) query.set('sort', criteria.sort)
  if (page > 1) query.set('page', String(page))
  return query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')
}
