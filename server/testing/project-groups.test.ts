import type { ProjectSearchType } from '@talentplace/contract/subscriptions/staff/search-types'
import { expect, test } from 'vitest'
import { isInGroup, type GroupedProject } from './project-groups.ts'

const today = '2026-11-20'
const running: GroupedProject = {
  start_date: '2026-06-01',
  end_date: null,
  is_cancelled: false,
  matching_state: 'matched',
  open_places: 0,
  client_pause_resumes_on: null,
  health: 'green',
  asks_for_review: false,
  client_has_another: false,
}
const over = { end_date: '2026-11-19', is_cancelled: true }

test.each<[type: ProjectSearchType, what: string, project: Partial<GroupedProject>, is: boolean]>([
  ['Active', 'on its last day', { end_date: today }, true],
  ['Active', 'the day after its last day', over, false],
  ['Active', 'before its start', { start_date: '2026-12-01' }, true],
  ['Active', 'a draft', { start_date: null }, false],
  ['Inactive', 'the day after its last day', over, true],
  ['Inactive', 'on its last day', { end_date: today }, false],
  ['Draft', 'without a start', { start_date: null, matching_state: 'draft' }, true],
  ['Draft', 'with one', {}, false],
  ['Matching', 'while a place waits for someone', { matching_state: 'matching' }, true],
  ['Matching', 'once it is over', { matching_state: 'matching', ...over }, false],
  ['Matching', 'once each place is taken', {}, false],
  ['Unassigned', 'with a place nobody has', { open_places: 1 }, true],
  ['Unassigned', 'with someone asked for each place', { matching_state: 'matching' }, false],
  ['Unassigned', 'once it is over', { open_places: 1, ...over }, false],
  ['In First 30', 'on its first day', { start_date: today }, true],
  ['In First 30', 'the day before its first day', { start_date: '2026-11-21' }, false],
  ['In First 30', 'on its thirtieth day', { start_date: '2026-10-22' }, true],
  ['In First 30', 'on its thirty-first day', { start_date: '2026-10-21' }, false],
  ['In First 30', 'once it is over', { start_date: '2026-11-10', ...over }, false],
  ['In Retention', 'cancelled, on its last day', { end_date: today, is_cancelled: true }, true],
  ['In Retention', 'cancelled, the day after', over, false],
  ['In Retention', 'on the last day of a pause', { client_pause_resumes_on: '2026-11-21' }, true],
  ['In Retention', 'on the first day after it', { client_pause_resumes_on: today }, false],
  ['Requiring Review', 'with a reason that is new', { asks_for_review: true }, true],
  ['Requiring Review', 'without one', {}, false],
  ['Requiring Review', 'once it is over', { asks_for_review: true, ...over }, false],
  ['Health Check', 'that needs attention', { health: 'amber' }, true],
  ['Health Check', 'at risk', { health: 'red' }, true],
  ['Health Check', 'that is well', {}, false],
  ['Lost', 'over, of a client who has nothing else', over, true],
  ['Lost', 'over, of a client who has another', { ...over, client_has_another: true }, false],
  ['Lost', 'on its last day', { end_date: today }, false],
])('E2.1 %s: %s', (type, _what, project, is) => {
  expect(isInGroup(type, { ...running, ...project }, today)).toBe(is)
})
