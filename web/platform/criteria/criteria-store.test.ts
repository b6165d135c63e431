import { beforeEach, describe, expect, test } from 'vitest'
import { fixedHistory, type AppHistory } from '../navigation/app-history.ts'
import { setAppHistory } from '../navigation/navigator.ts'
import {
  syncFromUrl,
  changeCriteria,
  clearCriteria,
  criteriaState,
  isUnopened,
  joinChoices,
  storedChoices,
  markOpened,
  noChoices,
  startAnotherSearch,
} from './criteria-store.ts'
import { emptyCriteria } from './empty-criteria.ts'
import { readStoredCriteria } from './stored-criteria.ts'

/** A history standing at an address that notes where it is sent. */
function historyAt(address: string, how: 'opened' | 'moved' | 'returned' = 'moved'): { moves: string[] } {
  const moves: string[] = []
  const note =
    (how: string): AppHistory['push'] =>
    (to) =>
      void moves.push(`${how} ${String(to)}`)
  setAppHistory({ ...fixedHistory(address), push: note('push'), replace: note('replace') })
  const [pathname = '', search = ''] = address.split('?')
  syncFromUrl(pathname, search === '' ? '' : `?${search}`, how)
  return { moves }
}

const chosen = () => criteriaState.read().criteria

beforeEach(() => criteriaState.replace(noChoices))

describe('the matching choices', () => {
  test('B1.5 going back within a draft leads to an earlier step of it and takes no choice back', () => {
    const draft = '/search/0198c0de-0000-7000-8000-000000000001'
    historyAt(`${draft}?step=hours&default=books&rids=3&hours=20`)
    const { moves } = historyAt(`${draft}?step=requirements&default=books`)
    expect(chosen()).toMatchObject({ step: 'requirements', rids: [3], hours: [20] })
    expect(moves).toEqual([`replace ${draft}?step=requirements&default=books&rids=3&hours=20`])
  })

  describe('going back to where there was no draft yet', () => {
    const draft = '/search/0198c0de-0000-7000-8000-000000000001'
    const ofDraft = `${draft}?step=hours&default=books&default=taxes&rids=3&hours=20`
    const before = '/search?step=requirements&default=books'

    beforeEach(() => {
      clearCriteria()
      historyAt(ofDraft)
      historyAt(before, 'returned')
    })

    test('B1.5 shows that search, and Forward the draft as it was', () => {
      expect(chosen()).toMatchObject({ keywords: { default: ['books'] }, rids: [], hours: [] })
      historyAt(ofDraft, 'returned')
      expect(chosen()).toMatchObject({ keywords: { default: ['books', 'taxes'] }, rids: [3], hours: [20] })
    })

    test('B1.5 going on from there unchanged goes on with the draft as it was', () => {
      changeCriteria(({ keywords }) => ({ keywords: { ...keywords } }))
      changeCriteria({}, { step: 'roles' })
      expect(chosen()).toMatchObject({
        step: 'roles',
        keywords: { default: ['books', 'taxes'] },
        rids: [3],
        hours: [20],
      })
    })

    test('B1.5 what is changed there is changed of the draft', () => {
      changeCriteria(({ keywords }) => ({ keywords: { ...keywords, tools: ['Xero'] } }))
      expect(chosen()).toMatchObject({ keywords: { default: ['books'], tools: ['Xero'] }, rids: [3], hours: [20] })
      historyAt(ofDraft, 'returned')
      expect(chosen()).toMatchObject({ keywords: { tools: ['Xero'] }, rids: [3] })
    })

    test('B1.5 any other page has the draft as it was', () => {
      historyAt('/client/checkout')
      expect(chosen()).toMatchObject({ keywords: { default: ['books', 'taxes'] }, rids: [3], hours: [20] })
    })
  })

  test('an address that says something is the truth; one that says nothing keeps what is chosen', () => {
    historyAt('/search?step=hours&rids=3&hours=20')
    expect(chosen()).toMatchObject({ step: 'hours', rids: [3], hours: [20] })
    historyAt('/search?step=roles&roles=Bookkeeper')
    expect(chosen()).toMatchObject({ step: 'roles', rids: [], hours: [], keywords: { roles: ['Bookkeeper'] } })
    historyAt('/')
    historyAt('/assistants/1?rids=9')
    expect(chosen()).toMatchObject({ keywords: { roles: ['Bookkeeper'] }, rids: [] })
  })

  test('an address that names only a step keeps what is chosen', () => {
    historyAt('/search?step=hours&rids=3&hours=20')
    historyAt('/search?step=candidates')
    expect(chosen()).toMatchObject({ step: 'candidates', rids: [3], hours: [20] })
  })

  test('B6.6 another search begins with nothing chosen and no project', () => {
    historyAt('/search/0198c0de-0000-7000-8000-000000000001?step=hours&rids=3&hours=20')
    const { moves } = historyAt('/client/home')
    startAnotherSearch()
    expect(chosen()).toEqual(emptyCriteria)
    expect(moves).toEqual(['push /search?step=requirements'])
  })

  test("B1.5 a project's address starts empty unless its choices are the kept ones", () => {
    historyAt('/search?step=roles&roles=Bookkeeper')
    historyAt('/search/0198c0de-0000-7000-8000-000000000001')
    expect(chosen()).toEqual({ ...emptyCriteria, uuid: '0198c0de-0000-7000-8000-000000000001' })
    changeCriteria({ rids: [4] })
    historyAt('/search/0198c0de-0000-7000-8000-000000000001')
    expect(chosen().rids).toEqual([4])
  })

  test('B1.5 a link of another search, opened anew, is not saved onto the kept project', () => {
    const project = '0198c0de-0000-7000-8000-000000000001'
    historyAt(`/search/${project}?step=roles&roles=Bookkeeper`)
    historyAt('/search?step=roles&roles=Bookkeeper', 'opened')
    expect(chosen().uuid).toBe(project)
    historyAt('/search?step=hours&rids=9&hours=20', 'opened')
    expect(chosen()).toMatchObject({ uuid: null, rids: [9], hours: [20] })
  })

  test('a step or a page can be gone back from, another change takes its place', () => {
    const { moves } = historyAt('/search?step=roles&roles=Bookkeeper')
    changeCriteria({ rids: [3], hours: [10] })
    changeCriteria({}, { step: 'hours' })
    changeCriteria({}, { step: 'candidates', replace: true })
    changeCriteria({}, { page: 2 })
    expect(moves).toEqual([
      'replace /search?step=roles&roles=Bookkeeper&rids=3&hours=10',
      'push /search?step=hours&roles=Bookkeeper&rids=3&hours=10',
      'replace /search?step=candidates&roles=Bookkeeper&rids=3&hours=10',
      'push /search?step=candidates&roles=Bookkeeper&rids=3&hours=10&page=2',
    ])
  })

  test("A6.5 a changed filter leads back to the first page, a looked-up offset doesn't", () => {
    historyAt('/search?step=candidates&rids=3&hours=10&page=5')
    changeCriteria({ timezone_offset: -300 })
    expect(criteriaState.read().page).toBe(5)
    changeCriteria({ tids: [8] })
    expect(criteriaState.read().page).toBe(1)
  })

  test('the landing page keeps its address until a step leads on to the search', () => {
    const { moves } = historyAt('/')
    changeCriteria((criteria) => ({ keywords: { ...criteria.keywords, tools: ['Xero'] } }))
    changeCriteria({}, { step: 'requirements' })
    changeCriteria({}, { step: 'roles' })
    expect(moves).toEqual(['replace /?tools=Xero', 'replace /?tools=Xero', 'push /search?step=roles&tools=Xero'])
  })

  test('changes in one breath build on one another', () => {
    historyAt('/search?step=roles')
    changeCriteria({ rids: [3] })
    changeCriteria((criteria) => ({ rids: [...criteria.rids, 5] }))
    expect(chosen().rids).toEqual([3, 5])
  })

  test("clearing forgets everything and leaves a project's address", () => {
    const { moves } = historyAt('/search/0198c0de-0000-7000-8000-000000000001?step=roles&roles=Bookkeeper')
    clearCriteria()
    expect(criteriaState.read()).toEqual(noChoices)
    expect(moves).toEqual(['replace /search'])
  })

  describe('what others changed of the draft', () => {
    const draft = '/search/0198c0de-0000-7000-8000-000000000001'

    test('comes in, while the page stays at its step and widens its view to roles that came', () => {
      historyAt(`${draft}?step=candidates&rids=3&hours=20&focusedRid=3`)
      joinChoices({ step: 'roles', rids: [3, 9], hours: [30, 10], focusedRid: [] })
      expect(chosen()).toMatchObject({ step: 'candidates', rids: [3, 9], hours: [30, 10], focusedRid: [3, 9] })
    })

    test('waits with the draft while an address from before it is looked at', () => {
      historyAt(`${draft}?step=hours&rids=3&hours=20`)
      historyAt('/search?step=requirements&default=books', 'returned')
      joinChoices({ rids: [3, 9], hours: [30, 10] })
      expect(chosen().rids).toEqual([])
      expect(storedChoices()).toMatchObject({ step: 'hours', rids: [3, 9], hours: [30, 10] })
    })
  })

  test('a draft one comes to from another search shows nothing of its own until it is opened', () => {
    const uuid = '0198c0de-0000-7000-8000-000000000001'
    clearCriteria()
    historyAt(`/search/${uuid}`)
    expect(isUnopened(uuid)).toBe(true)
    markOpened(uuid)
    expect(isUnopened(uuid)).toBe(false)
    historyAt(`/search/${uuid}?step=hours`)
    expect(isUnopened(uuid)).toBe(false)
  })

  test('a stored entry of another form is dropped', () => {
    expect(readStoredCriteria({ ...emptyCriteria, rids: [3] })).toMatchObject({ rids: [3] })
    for (const entry of [
      null,
      'x',
      {},
      { ...emptyCriteria, rids: 'x' },
      { ...emptyCriteria, step: 'x' },
      { ...emptyCriteria, keywords: {} },
    ]) {
      expect(readStoredCriteria(entry)).toBeNull()
    }
  })
})
