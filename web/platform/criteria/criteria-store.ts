import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { createStore } from '../browser/store.ts'
import { storedEntry } from '../browser/stored-entry.ts'
import { emitter } from '../browser/emitter.ts'
import { goTo, presentAddress } from '../navigation/navigator.ts'
import { namesNoChoice, readCriteriaAddress, writeCriteriaAddress, type AddressChoices } from './criteria-address.ts'
import { clearDraftKey } from './draft-key.ts'
import { emptyCriteria, type StoredCriteria } from './empty-criteria.ts'
import { readStoredCriteria } from './stored-criteria.ts'
import { clearWanted } from './wanted-candidate.ts'

export interface CriteriaState {
  readonly criteria: StoredCriteria
  /** Page of the candidates, from 1. */
  readonly page: number
}

export interface ChangeOptions {
  readonly step?: WizardStep
  readonly page?: number
  /** Takes the present address's place in the history even where the step or the page changes. */
  readonly replace?: boolean
  /** The page's doing and not the person's: no reason to save, saved along with their next change. */
  readonly byItself?: boolean
}

export type Change = Partial<StoredCriteria> | ((criteria: StoredCriteria) => Partial<StoredCriteria>)

const entry = storedEntry('talentplace.matching')

export const noChoices: CriteriaState = { criteria: emptyCriteria, page: 1 }
export const criteriaState = createStore<CriteriaState>(noChoices)

/** Told of every change of the choices in this page. */
export const criteriaChanged = emitter<{ readonly byItself: boolean }>()

let isTouched = false

/** Whether the person has changed any choice since the page was loaded. */
export function isPageTouched(): boolean {
  return isTouched
}

/** Takes the choices from storage, once at the start. */
export function restoreCriteria(): void {
  criteriaState.replace({ criteria: readStoredCriteria(entry.read()) ?? emptyCriteria, page: 1 })
}

/**
 * The kept project's choices while an address from before it is looked at again. They come back as soon as the person
 * leaves that address or changes something there; then they are what is changed.
 */
let suspended: StoredCriteria | null = null

function bringBack(): void {
  if (suspended !== null) keep({ criteria: suspended, page: 1 })
  suspended = null
}

/** The project whose address was just arrived at, while its own choices aren't shown yet. */
let unopened: string | null = null

export function isUnopened(uuid: string): boolean {
  return unopened === uuid
}

/** From here on the choices that are shown are the project's. */
export function markOpened(uuid: string): void {
  if (unopened === uuid) unopened = null
}

/** `returned`: by Back or Forward. */
type Arrival = 'opened' | 'moved' | 'returned'

interface WizardAddress {
  readonly path: string
  readonly uuid: string | null
}

/** The wizard's own pages: `/`, `/search` and `/search/{uuid}`. */
export function wizardAddress(pathname: string): WizardAddress | null {
  if (pathname === '/') return { path: '/', uuid: null }
  const match = /^\/search(?:\/([^/]+))?\/?$/.exec(pathname)
  return match ? { path: match[1] ? `/search/${match[1]}` : '/search', uuid: match[1] ?? null } : null
}

function addressOf(path: string, { criteria, page }: CriteriaState): string {
  const text = writeCriteriaAddress(criteria, page, { step: path !== '/' })
  return text === '' ? path : `${path}?${text}`
}

function keep(state: CriteriaState): void {
  entry.write(state.criteria)
  criteriaState.replace(state)
  if (state.criteria.uuid !== null) clearDraftKey()
}

function sameAddress(one: CriteriaState, other: CriteriaState): boolean {
  return addressOf('/search', one) === addressOf('/search', other)
}

/** Shows a step of the kept project again, and completes the address with what has been chosen since. */
function returnToStep(path: string, said: AddressChoices): void {
  const { criteria } = criteriaState.read()
  const next = { criteria: { ...criteria, step: said.criteria.step ?? criteria.step }, page: said.page }
  keep(next)
  const { pathname, search } = presentAddress()
  const address = addressOf(path, next)
  if (address !== pathname + search) goTo(address, { replace: true })
}

/**
 * Takes what an address says. One that says nothing leaves the choices as they are kept; a project's address that
 * says nothing starts empty unless that project's choices are the kept ones. A page that was just opened (`opened`)
 * with other choices than the kept ones came from somewhere else: it is a search of its own, not the kept project's.
 * Going back within a project leads to an earlier step and takes no choice back: the project is saved, and not only here.
 * Going back to where there was no project yet shows that search, and the project keeps its own.
 */
export function syncFromUrl(pathname: string, search: string, how: Arrival): void {
  const place = wizardAddress(pathname)
  if (place?.uuid !== null) bringBack()
  if (!place) return
  const stored = criteriaState.read()
  const otherProject = place.uuid !== null && place.uuid !== stored.criteria.uuid
  if (otherProject) unopened = place.uuid
  const base = otherProject ? { criteria: { ...emptyCriteria, uuid: place.uuid }, page: 1 } : stored
  const said = readCriteriaAddress(search)
  if (said && how !== 'opened' && place.uuid !== null && !otherProject) return returnToStep(place.path, said)
  const next = said ? { criteria: { ...base.criteria, ...said.criteria }, page: said.page } : base
  if (!otherProject && sameAddress(next, stored)) return
  if (how === 'returned' && stored.criteria.uuid !== null && !namesNoChoice(search)) suspended ??= stored.criteria
  const isAnotherSearch = how === 'opened' && place.uuid === null
  if (isAnotherSearch) {
    clearWanted()
    clearDraftKey()
  }
  keep(isAnotherSearch ? { ...next, criteria: { ...next.criteria, uuid: null, project_name: '', cart: [] } } : next)
}

function differing(change: Partial<StoredCriteria>, from: StoredCriteria): Partial<StoredCriteria> {
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(from[key as keyof StoredCriteria])
  return Object.fromEntries(Object.entries(change).filter(differs))
}

/** The choices of the kept project, also while an address from before it is looked at. */
export function storedChoices(): StoredCriteria {
  return suspended ?? criteriaState.read().criteria
}

/**
 * Takes up what others changed of the kept project. The page stays at its step and with the roles it views, those that
 * came among them.
 */
export function joinChoices(joined: Partial<StoredCriteria>): void {
  if (suspended !== null) {
    suspended = { ...suspended, ...joined, step: suspended.step }
    return
  }
  const { criteria, page } = criteriaState.read()
  const rids = joined.rids ?? criteria.rids
  const viewed = criteria.focusedRid
  const came = rids.filter((rid) => !criteria.rids.includes(rid))
  const focusedRid = viewed.length === 0 ? [] : [...viewed.filter((rid) => rids.includes(rid)), ...came]
  const step = wizardAddress(presentAddress().pathname) ? { step: criteria.step, replace: true, page } : {}
  changeCriteria({ ...joined, focusedRid, step: criteria.step }, { ...step, byItself: true })
}

/** Changes the choices in the address and in storage. A step or page change can be gone back from; others replace. */
export function changeCriteria(change: Change, options: ChangeOptions = {}): void {
  const before = criteriaState.read()
  const given = typeof change === 'function' ? change(before.criteria) : change
  const changed = suspended === null ? given : differing(given, before.criteria)
  const goesOn = suspended !== null && (options.step !== undefined || Object.keys(changed).length > 0)
  const base = (goesOn && suspended) || before.criteria
  if (goesOn) suspended = null
  const criteria = { ...base, ...changed, step: options.step ?? changed.step ?? before.criteria.step }
  const otherResults = !sameAddress({ criteria, page: 1 }, { criteria: before.criteria, page: 1 })
  const next = { criteria, page: options.page ?? (otherResults ? 1 : before.page) }
  keep(next)
  showInAddress(before, next, options)
  const byItself = options.byItself ?? false
  isTouched ||= !byItself
  criteriaChanged.emit({ byItself })
}

function showInAddress(before: CriteriaState, next: CriteriaState, options: ChangeOptions): void {
  const { criteria } = next
  const { pathname, search } = presentAddress()
  const place = wizardAddress(pathname)
  const leaves =
    options.step !== undefined && (place === null || (place.path === '/' && criteria.step !== 'requirements'))
  if (!place && !leaves) return
  const address = addressOf(leaves ? '/search' : (place?.path ?? '/search'), next)
  if (address === pathname + search) return
  const canGoBack =
    leaves || criteria.step !== before.criteria.step || (options.page !== undefined && options.page !== before.page)
  goTo(address, { replace: options.replace ?? !canGoBack })
}

/** Begins another search: the present one stays with its draft, where it has one. */
export function startAnotherSearch(): void {
  clearCriteria()
  goTo('/search?step=requirements')
}

/** Forgets every choice; on the wizard's pages the address with it. */
export function clearCriteria(): void {
  entry.clear()
  clearWanted()
  clearDraftKey()
  suspended = null
  criteriaState.replace(noChoices)
  const place = wizardAddress(presentAddress().pathname)
  if (place) goTo(place.path === '/' ? '/' : '/search', { replace: true })
}
